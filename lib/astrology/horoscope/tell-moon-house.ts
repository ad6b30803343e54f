import { CHANDRA_BALA_CONVENTION, chandraBalaOf } from '@/lib/astrology/gochara';
import { type DayFacts, hoursOf } from '@/lib/astrology/horoscope/find-day-facts';
import type { StarFacts } from '@/lib/astrology/horoscope/find-star-facts';
import type { Draft } from '@/lib/astrology/horoscope/statement';
import type { TaraTone } from '@/lib/astrology/horoscope/tone';
import { istHour, ordinalFigure, placeFrom, signName } from '@/lib/astrology/horoscope/words';

type Group = StarFacts['groups'][number];

const CHANDRASHTAMA = 8;

/** The Moon's house from one birth sign at sunrise. */
export function tellMoonHouse(day: DayFacts, { signIndex, moonHouse, moonGood }: Group): Draft {
  const sign = signName(signIndex);
  const moonSign = signName(day.moonSignIndex);
  const grade = moonGood ? 'good' : moonHouse === CHANDRASHTAMA ? 'Chandrashtama' : 'not among the good ones';
  return {
    slot: 'moonHouse',
    fact: `Moon in ${moonSign}, ${ordinalFigure(moonHouse)} from ${sign}: ${grade} (chandra bala: ${CHANDRA_BALA_CONVENTION}).`,
    facts: { moonHouse },
    words: { sign, moonSign },
  };
}

/** What leads from the tara to the Moon's house, so that good after hard does not sound like a mistake. */
export function tellTurn(tone: TaraTone, { moonGood }: Group): Omit<Draft, 'fact'> {
  const turn = tone === 'hard' && moonGood ? 'lifts' : tone === 'good' && !moonGood ? 'lowers' : 'keeps';
  return { slot: 'lead', facts: { turn } };
}

/** The Moon's change of sign as it touches one birth sign, with its rank among what may be told; null without one. */
export function tellSignChange(day: DayFacts, group: Group): { draft: Draft; rank: number } | null {
  const { signChange } = day;
  if (!signChange) return null;
  const after = chandraBalaOf(group.signIndex, signChange.index);
  const sign = signName(group.signIndex);
  const nextSign = signName(signChange.index);
  const signHour = istHour(signChange.instant, day.date);
  const isEighth = group.moonHouse === CHANDRASHTAMA || after.house === CHANDRASHTAMA;
  return {
    // By day it is told before most, and where Chandrashtama begins or ends always; at night when there is room.
    rank: hoursOf(day, signChange.instant) === 'night' ? 7 : isEighth ? 0 : 2,
    draft: {
      slot: 'signChange',
      fact: `Moon enters ${nextSign} at ${signHour}: ${ordinalFigure(after.house)} from ${sign}.`,
      facts: { signShift: signShift(group, after) },
      words: {
        sign,
        nextSign,
        signHour,
        nextPlace: after.house === 1 ? 'your own sign' : placeFrom(group.signIndex, after.house),
      },
    },
  };
}

function signShift(before: Group, after: { house: number; good: boolean }): string {
  if (after.house === CHANDRASHTAMA) return 'to-eighth';
  if (before.moonHouse === CHANDRASHTAMA) return 'from-eighth';
  return `${before.moonGood ? 'good' : 'low'}-${after.good ? 'good' : 'low'}`;
}
