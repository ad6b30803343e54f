import { describe, expect, it } from '@jest/globals';
import { explainChandraBala, explainTara } from '@/components/horoscope/tara-tone';

describe('a tara explained', () => {
  it.each([
    [{ index: 1, name: 'Janma', cycle: 1 }, 'mixed'],
    [{ index: 2, name: 'Sampat', cycle: 1 }, 'good'],
    [{ index: 6, name: 'Sadhaka', cycle: 3 }, 'good'],
    [{ index: 3, name: 'Vipat', cycle: 1 }, 'hold'],
    [{ index: 5, name: 'Pratyari', cycle: 2 }, 'mixed'],
    [{ index: 7, name: 'Naidhana', cycle: 3 }, 'mixed'],
  ] as const)('%j has the tone %s', (tara, tone) => {
    expect(explainTara(tara).tone).toBe(tone);
  });

  it('says which round weakens a caution, and says nothing of rounds elsewhere', () => {
    expect(explainTara({ index: 3, name: 'Vipat', cycle: 1 }).meaning).not.toContain('round');
    expect(explainTara({ index: 3, name: 'Vipat', cycle: 2 }).meaning).toContain(
      'half as strong in this second round',
    );
    expect(explainTara({ index: 7, name: 'Naidhana', cycle: 3 }).meaning).toContain(
      'hardly felt in this third round',
    );
    expect(explainTara({ index: 8, name: 'Mitra', cycle: 3 }).meaning).not.toContain('round');
  });

  it('names the place in the nine', () => {
    expect(explainTara({ index: 9, name: 'Parama Mitra', cycle: 2 })).toEqual({
      tone: 'good',
      title: 'Parama Mitra tara',
      meaning: 'ninth of nine from your star: the warmest help of the nine',
    });
  });
});

describe('chandra bala explained', () => {
  it('puts the eighth house first, and says whose it is in a star of two signs', () => {
    const verdict = explainChandraBala([
      { sign: 'Aries', house: 9, good: false },
      { sign: 'Taurus', house: 8, good: false },
    ]);
    expect(verdict.tone).toBe('hold');
    expect(verdict.title).toBe('Chandrashtama');
    expect(verdict.meaning).toBe(
      'Moon ninth from Aries, eighth from Taurus: take it slowly, for the part of the star in Taurus',
    );
  });

  it.each([
    [[{ sign: 'Leo', house: 11, good: true }], 'good'],
    [[{ sign: 'Leo', house: 4, good: false }], 'mixed'],
    [
      [
        { sign: 'Leo', house: 3, good: true },
        { sign: 'Virgo', house: 2, good: false },
      ],
      'mixed',
    ],
  ] as const)('%j has the tone %s', (chandraBala, tone) => {
    expect(explainChandraBala([...chandraBala]).tone).toBe(tone);
  });
});
