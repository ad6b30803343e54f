import { describe, expect, test } from '@jest/globals';
import { BODIES, recordOf, type Signs } from '@/lib/astrology/chart/houses';
import { YOGA_RULES, yogasOf } from '@/lib/astrology/chart/yogas';
import { SIGNS, type SignName } from '@/lib/astrology/signs';

/** Signs from "Aries: Moon 2 Jupiter 5 rest 3": the rising sign, then houses. */
function signsOf(text: string): Signs {
  const [rising, seats = ''] = text.split(': ');
  const lagna = SIGNS.indexOf(rising as SignName);
  const houses = new Map([...seats.matchAll(/(\w+) (\d+)/g)].map(([, who, house]) => [who, Number(house)]));
  return recordOf(BODIES, (body) => {
    const house = body === 'Ascendant' ? 1 : (houses.get(body) ?? houses.get('rest') ?? Number.NaN);
    return (lagna + house - 1) % 12;
  });
}

/** By the definitions of the books, charts that have each yoga (+) and charts that just miss it (-). */
const EXAMPLES: Record<string, string[]> = {
  'Gaja Kesari': [
    '+ Aries: Moon 2 Jupiter 5 rest 3',
    '+ Aries: Moon 2 Jupiter 2 rest 3',
    '- Aries: Moon 2 Jupiter 4 rest 3',
  ],
  Sunapha: [
    '+ Aries: Moon 2 Venus 3 rest 8',
    '- Aries: Moon 2 Sun 3 Rahu 3 rest 8',
    '- Aries: Moon 2 Venus 1 rest 8',
  ],
  Anapha: [
    '+ Aries: Moon 2 Saturn 1 rest 8',
    '- Aries: Moon 2 Rahu 1 Sun 1 rest 8',
    '- Aries: Moon 2 Venus 3 rest 8',
  ],
  Durudhara: [
    '+ Aries: Moon 2 Venus 3 Mars 1 rest 8',
    '- Aries: Moon 2 Venus 3 rest 8',
    '- Aries: Moon 2 Mars 1 rest 8',
  ],
  Kemadruma: [
    '+ Aries: Moon 2 rest 6',
    '+ Aries: Moon 2 Rahu 3 rest 6',
    '- Aries: Moon 2 Mars 3 rest 6',
    '- Aries: Moon 2 Jupiter 5 rest 6',
    '- Aries: Moon 2 Jupiter 4 rest 6',
  ],
  Adhi: [
    '+ Aries: Moon 1 Mercury 6 Jupiter 7 Venus 8 rest 3',
    '- Aries: Moon 1 Mercury 6 Jupiter 7 Venus 9 rest 3',
  ],
  Vasumati: [
    '+ Aries: Moon 1 Mercury 3 Jupiter 6 Venus 11 rest 2',
    '- Aries: Moon 1 Mercury 3 Jupiter 6 Venus 12 rest 2',
  ],
  Amala: [
    '+ Aries: Moon 3 Jupiter 10 rest 6',
    '+ Aries: Moon 3 Venus 12 rest 6',
    '- Aries: Moon 3 Jupiter 9 Saturn 10 rest 6',
  ],
  Shakata: [
    '+ Aries: Jupiter 1 Moon 6 rest 3',
    '+ Aries: Jupiter 1 Moon 12 rest 3',
    '- Aries: Jupiter 3 Moon 10 rest 5',
    '- Aries: Jupiter 1 Moon 5 rest 3',
  ],
  Vesi: ['+ Aries: Sun 2 Venus 3 rest 8', '- Aries: Sun 2 Moon 3 Ketu 3 rest 8'],
  Vosi: ['+ Aries: Sun 2 Mars 1 rest 8', '- Aries: Sun 2 Moon 1 rest 8'],
  Ubhayachari: ['+ Aries: Sun 2 Venus 3 Mars 1 rest 8', '- Aries: Sun 2 Venus 3 rest 8'],
  'Budha Aditya': ['+ Aries: Sun 5 Mercury 5 rest 1', '- Aries: Sun 5 Mercury 6 rest 1'],
  'Chandra Mangala': ['+ Aries: Moon 5 Mars 5 rest 1', '- Aries: Moon 5 Mars 11 rest 1'],
  'Guru Mangala': ['+ Aries: Jupiter 5 Mars 5 rest 1', '- Aries: Jupiter 5 Mars 6 rest 1'],
  'Guru Chandala': ['+ Aries: Jupiter 5 Rahu 5 rest 1', '- Aries: Jupiter 5 Rahu 11 Ketu 5 rest 1'],
  Angaraka: ['+ Aries: Mars 5 Rahu 5 rest 1', '- Aries: Mars 5 Ketu 5 Rahu 11 rest 1'],
  Shrapita: ['+ Aries: Saturn 5 Rahu 5 rest 1', '- Aries: Saturn 5 Rahu 4 rest 1'],
  Visha: ['+ Aries: Moon 5 Saturn 5 rest 1', '- Aries: Moon 5 Saturn 3 rest 1'],
  Grahana: [
    '+ Aries: Moon 4 Ketu 4 Rahu 10 rest 1',
    '+ Aries: Sun 10 Ketu 4 Rahu 10 rest 1',
    '- Aries: Moon 5 Sun 6 Ketu 4 Rahu 10 rest 1',
  ],
  Ruchaka: [
    '+ Aries: Mars 1 rest 3',
    '+ Aries: Mars 10 rest 3',
    '- Aries: Mars 8 rest 3',
    '- Aries: Mars 4 rest 3',
  ],
  Bhadra: ['+ Pisces: Mercury 4 rest 3', '+ Pisces: Mercury 7 rest 3', '- Aries: Mercury 3 rest 2'],
  Hamsa: ['+ Aries: Jupiter 4 rest 3', '- Aries: Jupiter 9 rest 3', '- Aries: Jupiter 1 rest 3'],
  Malavya: ['+ Aries: Venus 7 rest 3', '+ Gemini: Venus 10 rest 3', '- Aries: Venus 2 rest 3'],
  Sasa: ['+ Aries: Saturn 10 rest 3', '+ Aries: Saturn 7 rest 3', '- Aries: Saturn 11 rest 3'],
  Raja: [
    '+ Aries: Sun 3 Jupiter 3 Moon 3 rest 2',
    '+ Aries: Jupiter 3 Saturn 9 Sun 3 rest 2',
    '- Aries: Sun 3 Jupiter 3 rest 2',
  ],
  'Dharma Karmadhipati': [
    '+ Aries: Jupiter 3 Saturn 3 rest 2',
    '+ Aries: Jupiter 3 Saturn 9 rest 2',
    '+ Taurus: rest 2',
    '- Aries: Jupiter 3 Saturn 4 rest 2',
  ],
  Dhana: [
    '+ Aries: Venus 5 Saturn 5 rest 2',
    '+ Aries: Venus 11 Saturn 2 rest 3',
    '- Aries: Venus 5 Saturn 6 rest 2',
  ],
  Lakshmi: ['+ Aries: Jupiter 9 rest 3', '- Aries: Jupiter 12 rest 3', '- Aries: Jupiter 5 rest 3'],
  Harsha: ['+ Aries: Mercury 8 rest 3', '- Aries: Mercury 9 rest 3'],
  Sarala: ['+ Aries: Mars 12 rest 3', '- Aries: Mars 1 rest 3'],
  Vimala: ['+ Aries: Jupiter 6 rest 3', '- Aries: Jupiter 5 rest 3'],
  'Maha Parivartana': ['+ Aries: Sun 9 Jupiter 5 rest 1', '- Aries: Sun 9 Jupiter 6 rest 1'],
  'Khala Parivartana': ['+ Aries: Mercury 5 Sun 3 rest 1', '- Aries: Sun 9 Jupiter 5 rest 1'],
  'Dainya Parivartana': ['+ Aries: Mercury 5 Sun 6 rest 1', '- Aries: Mercury 5 Sun 3 rest 1'],
  'Neecha Bhanga': [
    '+ Aries: Sun 7 Venus 4 Moon 2 rest 3',
    '+ Aries: Sun 7 Mars 1 Moon 2 rest 3',
    '+ Aries: Sun 7 Venus 5 Moon 2 rest 3',
    '- Aries: Sun 7 Moon 2 rest 3',
    '- Aries: Venus 4 Moon 2 rest 3',
  ],
  Chamara: [
    '+ Aries: Mars 10 Jupiter 2 rest 3',
    '- Aries: Mars 10 Jupiter 3 rest 3',
    '- Aries: Mars 1 Jupiter 7 rest 3',
  ],
  Kahala: [
    '+ Aries: Moon 2 Jupiter 5 Mars 1 rest 3',
    '- Aries: Moon 2 Jupiter 5 Mars 3 rest 3',
    '- Aries: Moon 2 Jupiter 4 Mars 1 rest 3',
  ],
  Shankha: ['+ Aries: Sun 3 Mercury 3 Mars 1 rest 2', '- Aries: Sun 3 Mercury 4 Mars 1 rest 2'],
  Saraswati: [
    '+ Aries: Mercury 1 Jupiter 4 Venus 2 rest 3',
    '- Aries: Mercury 1 Jupiter 4 Venus 3 rest 3',
    '- Aries: Mercury 1 Jupiter 2 Venus 2 rest 3',
  ],
  Kalanidhi: [
    '+ Aries: Jupiter 5 Mercury 5 Venus 11 rest 3',
    '- Aries: Jupiter 5 Mercury 5 Venus 10 rest 3',
    '- Aries: Jupiter 4 Mercury 4 Venus 4 rest 3',
  ],
  Parvata: ['+ Aries: Jupiter 1 rest 3', '- Aries: Jupiter 1 Mars 8 rest 3', '- Aries: rest 3'],
  Chatussagara: ['+ Aries: Sun 1 Moon 4 Mars 7 rest 10', '- Aries: Sun 1 Moon 4 Rahu 7 rest 10'],
  'Shubha Kartari': [
    '+ Aries: Mercury 2 Jupiter 12 rest 5',
    '- Aries: Mercury 2 Jupiter 12 Mars 2 rest 5',
    '- Aries: Mercury 2 rest 5',
  ],
  'Papa Kartari': [
    '+ Aries: Mars 2 Saturn 12 rest 5',
    '- Aries: Mars 2 Saturn 12 Venus 2 rest 5',
    '- Aries: Mars 2 rest 5',
  ],
  Rajju: ['+ Aries: Sun 4 Moon 7 rest 1', '- Aries: Sun 2 rest 1'],
  Musala: ['+ Aries: Sun 5 Moon 8 rest 2', '- Aries: Sun 1 rest 2'],
  Nala: ['+ Aries: Sun 6 Rahu 1 rest 3', '- Aries: Sun 1 rest 3'],
  Mala: [
    '+ Aries: Mercury 1 Jupiter 4 Venus 7 rest 3',
    '- Aries: Mercury 1 Jupiter 4 Venus 7 Sun 10 rest 3',
    '- Aries: Mercury 1 Jupiter 1 Venus 7 rest 3',
  ],
  Sarpa: ['+ Aries: Sun 1 Mars 4 Saturn 7 rest 3', '- Aries: Sun 1 Mars 4 Saturn 7 Jupiter 10 rest 3'],
  Gola: ['+ Aries: rest 1', '- Aries: Sun 2 rest 1'],
  Yuga: ['+ Aries: Sun 2 rest 1', '- Aries: Rahu 2 rest 1'],
  Shula: ['+ Aries: Sun 2 Moon 3 rest 1', '- Aries: Sun 2 Moon 2 rest 1'],
  Kedara: ['+ Aries: Sun 2 Moon 3 Mars 4 rest 1', '- Aries: Sun 2 Moon 3 Mars 3 rest 1'],
  Pasha: ['+ Aries: Sun 2 Moon 3 Mars 4 Mercury 5 rest 1', '- Aries: Sun 2 Moon 3 Mars 4 rest 1'],
  Dama: ['+ Aries: Sun 2 Moon 3 Mars 4 Mercury 5 Jupiter 6 rest 1', '- Aries: Sun 2 Moon 3 rest 1'],
  Vina: ['+ Aries: Sun 2 Moon 3 Mars 4 Mercury 5 Jupiter 6 Venus 7 rest 1', '- Aries: Sun 2 rest 1'],
};

const judge = (name: string, signs: Signs) => yogasOf(signs).find((yoga) => yoga.name === name);

describe('yogas', () => {
  test('at least thirty, each named once, each with examples', () => {
    expect(YOGA_RULES.length).toBeGreaterThanOrEqual(30);
    expect(YOGA_RULES.map(({ name }) => name).sort()).toEqual(Object.keys(EXAMPLES).sort());
  });

  test.each(Object.entries(EXAMPLES))('%s', (name, examples) => {
    for (const example of examples) {
      const found = judge(name, signsOf(example.slice(2)));
      expect([example, found?.present]).toEqual([example, example.startsWith('+')]);
    }
  });

  test('a reason is a whole sentence built from the chart', () => {
    for (const example of Object.values(EXAMPLES).flat()) {
      for (const { needs, facts } of yogasOf(signsOf(example.slice(2)))) {
        expect(`${needs} ${facts}`).not.toMatch(/undefined|NaN|null|\s\s| ,|\.$/);
        expect(facts.length).toBeGreaterThan(5);
      }
    }
    expect(judge('Gaja Kesari', signsOf('Aries: Moon 2 Jupiter 5 rest 3'))?.facts).toBe(
      'Jupiter is in house 4 from the Moon',
    );
    expect(judge('Maha Parivartana', signsOf('Aries: Sun 9 Jupiter 5 rest 1'))?.facts).toBe(
      'the Sun and Jupiter exchange houses 9 and 5',
    );
  });

  test('the nodes alone decide no yoga of the seven', () => {
    const withNodesAt = (house: number) =>
      YOGA_RULES.filter(({ name }) =>
        ['Sunapha', 'Vesi', 'Kemadruma', 'Chatussagara', 'Kedara'].includes(name),
      ).map(
        ({ judge: one }) =>
          one(signsOf(`Aries: Sun 2 Moon 5 Mars 9 Rahu ${house} Ketu ${house} rest 6`)).present,
      );
    const houses = Array.from({ length: 12 }, (_, i) => withNodesAt(i + 1));
    expect(new Set(houses.map(String)).size).toBe(1);
  });
});
