import { beforeAll, describe, expect, it } from '@jest/globals';
import aliases from '@/content/places/aliases.json' with { type: 'json' };
import { compileAllPlaces } from '@/lib/places/compile-all-places';
import type { PlaceIndex } from '@/lib/places/place-index';
import { searchPlaces } from '@/lib/places/search-places';

const COMPILING_MS = 120_000;
let index: PlaceIndex;
beforeAll(() => {
  index = compileAllPlaces();
}, COMPILING_MS);

const labels = (query: string) => searchPlaces(index, query).map(({ name }) => name);
const first = (query: string) => labels(query)[0];

const MUMBAI = 'Mumbai, Maharashtra, India';
const CHENNAI = 'Chennai, Tamil Nadu, India';
const KOLKATA = 'Kolkata, West Bengal, India';
const VARANASI = 'Varanasi, Uttar Pradesh, India';
const PRAYAGRAJ = 'Prayagraj, Uttar Pradesh, India';
const BENGALURU = 'Bengaluru, Karnataka, India';
const HYDERABAD = 'Hyderabad, Telangana, India';
const TRIVANDRUM = 'Thiruvananthapuram, Kerala, India';
const SAIGON = 'Ho Chi Minh City, Vietnam';
const NEW_YORK = 'New York City, New York, United States';

describe('searchPlaces puts first', () => {
  it.each([
    // As it is spelled, or begun.
    ['Mumbai', MUMBAI],
    ['mumbai', MUMBAI],
    ['  MUMBAI  ', MUMBAI],
    ['mum', MUMBAI],
    ['Che', 'Chengdu, Sichuan, China'],
    ['chenn', CHENNAI],
    ['par', 'Paris, Île-de-France, France'],
    ['del', 'Delhi, India'],
    ['New York', NEW_YORK],
    ['Bath', 'Bath, England, United Kingdom'],
    ['Hetauda', 'Hetauda, Bagmati Province, Nepal'],
    ['Sheopur', 'Sheopur, Madhya Pradesh, India'],
    [MUMBAI, MUMBAI],
    [NEW_YORK, NEW_YORK],
    // Accents, other letters, punctuation.
    ['sao paulo', 'São Paulo, Brazil'],
    ['São Paulo', 'São Paulo, Brazil'],
    ['Zurich', 'Zürich, Switzerland'],
    ['ZÜRICH', 'Zürich, Switzerland'],
    ['reykjavik', 'Reykjavík, Capital Region, Iceland'],
    ['malmo', 'Malmö, Skåne, Sweden'],
    ['lodz', 'Łódź, Łódź Voivodeship, Poland'],
    ['Izmir', 'İzmir, İzmir Province, Türkiye'],
    ['xian', "Xi'an, Shaanxi, China"],
    ['port-au-prince', 'Port-au-Prince, Ouest, Haiti'],
    ['St Louis', 'St. Louis, Missouri, United States'],
    ['Saint Petersburg', 'Saint Petersburg, Russia'],
    // With a region or a country.
    ['Paris, Texas', 'Paris, Texas, United States'],
    ['Paris Texas', 'Paris, Texas, United States'],
    ['paris tx', 'Paris, Texas, United States'],
    ['Paris, Tex', 'Paris, Texas, United States'],
    ['Springfield Illinois', 'Springfield, Illinois, United States'],
    ['springfield, IL', 'Springfield, Illinois, United States'],
    ['Springfield, Illinois, USA', 'Springfield, Illinois, United States'],
    ['Springfield Illinois USA', 'Springfield, Illinois, United States'],
    ['Springfield Massachusetts', 'Springfield, Massachusetts, United States'],
    ['London Ontario', 'London, Ontario, Canada'],
    ['London, ON', 'London, Ontario, Canada'],
    ['London UK', 'London, England, United Kingdom'],
    ['Hyderabad Pakistan', 'Hyderabad, Sindh, Pakistan'],
    ['Hyderabad', HYDERABAD],
    ['San Jose Costa Rica', 'San José, Costa Rica'],
    ['San Jose, California', 'San Jose, California, United States'],
    ['Newcastle New South Wales Australia', 'Newcastle, New South Wales, Australia'],
    ['Athens, Georgia', 'Athens, Georgia, United States'],
    ['Batumi, Georgia', 'Batumi, Adjara, Georgia'],
    ['Washington DC', 'Washington, District of Columbia, United States'],
    ['Washington, D.C.', 'Washington, District of Columbia, United States'],
    ['Aurangabad, Bihar', 'Aurangabad, Bihar, India'],
    ['Vijayapura, India', 'Vijayapura, Karnataka, India'],
    ['Paris, Atlantis', 'Paris, Île-de-France, France'],
    // Old names.
    ['Bombay', MUMBAI],
    ['Madras', CHENNAI],
    ['Calcutta', KOLKATA],
    ['Benares', VARANASI],
    ['Banaras', VARANASI],
    ['Kashi', VARANASI],
    ['Prayag', PRAYAGRAJ],
    ['Allahabad', PRAYAGRAJ],
    ['Bangalore', BENGALURU],
    ['Trivandrum', TRIVANDRUM],
    ['Poona', 'Pune, Maharashtra, India'],
    ['Baroda', 'Vadodara, Gujarat, India'],
    ['Mysore', 'Mysuru, Karnataka, India'],
    ['Gurgaon', 'Gurugram, Haryana, India'],
    ['Aurangabad', 'Chhatrapati Sambhajinagar, Maharashtra, India'],
    ['Pondicherry', 'Puducherry, India'],
    ['Bombay, India', MUMBAI],
    ['Bombay Maharashtra', MUMBAI],
    ['Dacca', 'Dhaka, Dhaka Division, Bangladesh'],
    ['Rangoon', 'Yangon, Myanmar'],
    ['Saigon', SAIGON],
    ['Peking', 'Beijing, China'],
    ['Canton', 'Guangzhou, Guangdong, China'],
    ['Constantinople', 'Istanbul, Türkiye'],
    ['Leningrad', 'Saint Petersburg, Russia'],
    ['Lourenço Marques', 'Maputo, Maputo City, Mozambique'],
    ['Kiev', 'Kyiv, Kyiv City, Ukraine'],
    // Other scripts.
    ['मुंबई', MUMBAI],
    ['मुम्बई', MUMBAI],
    ['मुं', MUMBAI],
    ['दिल्ली', 'Delhi, India'],
    ['वाराणसी', VARANASI],
    ['சென்னை', CHENNAI],
    ['హైదరాబాద్', HYDERABAD],
    ['কলকাতা', KOLKATA],
    ['ಬೆಂಗಳೂರು', BENGALURU],
    ['തിരുവനന്തപുരം', TRIVANDRUM],
    ['અમદાવાદ', 'Ahmedabad, Gujarat, India'],
    ['ਅੰਮ੍ਰਿਤਸਰ', 'Amritsar, Punjab, India'],
    ['काठमाडौं', 'Kathmandu, Bagmati Province, Nepal'],
    ['لاہور', 'Lahore, Punjab, Pakistan'],
    ['東京', 'Tokyo, Japan'],
    ['北京', 'Beijing, China'],
    ['МОСКВА', 'Moscow, Russia'],
    // Slips.
    ['Mumbia', MUMBAI],
    ['Chenai', CHENNAI],
    ['Banglore', BENGALURU],
    ['Kolkatta', KOLKATA],
    ['Hydrabad', HYDERABAD],
    ['Allahabd', PRAYAGRAJ],
    ['Trivandrm', TRIVANDRUM],
    ['Thiruvanantapuram', TRIVANDRUM],
    ['Vishakapatanam', 'Visakhapatnam, Andhra Pradesh, India'],
    ['Nwe York', NEW_YORK],
    ['Lodnon', 'London, England, United Kingdom'],
    ['Cincinatti', 'Cincinnati, Ohio, United States'],
    ['Sprinfield Ilinois', 'Springfield, Illinois, United States'],
    ['Pheonix', 'Phoenix, Arizona, United States'],
    ['Katmandhu', 'Kathmandu, Bagmati Province, Nepal'],
    ['मुंबइ', MUMBAI],
  ])('%s → %s', (query, label) => {
    expect(first(query)).toBe(label);
  });
});

describe('searchPlaces', () => {
  it('answers all that the API shows of a place', () => {
    expect(searchPlaces(index, 'Bombay')[0]).toEqual({
      name: MUMBAI,
      latitude: 19.07283,
      longitude: 72.88261,
      country: 'India',
      region: 'Maharashtra',
      timezone: 'Asia/Kolkata',
      population: 12691836,
    });
  });

  it('puts names that begin so before names that are near', () => {
    const names = labels('mumb');
    const begun = names.filter((name) => /\bM[uŭ]'?mb/i.test(name)).length;
    expect(names.slice(0, begun).every((name) => /\bM[uŭ]'?mb/i.test(name))).toBe(true);
    expect(begun).toBeGreaterThan(2);
  });

  it('ranks places of one name by population', () => {
    const populations = searchPlaces(index, 'Springfield').map(({ population }) => population);
    expect(populations).toHaveLength(10);
    expect(populations).toEqual([...populations].sort((a, b) => b - a));
  });

  it('keeps a region and a country of one name apart', () => {
    const [inUnitedStates] = searchPlaces(index, 'Athens, Georgia');
    const [inGeorgia] = searchPlaces(index, 'Tbilisi, Georgia');
    expect(inUnitedStates).toMatchObject({ region: 'Georgia', country: 'United States' });
    expect(inGeorgia).toMatchObject({ region: 'Tbilisi', country: 'Georgia' });
  });

  it('finds by a later word, after names that begin so', () => {
    expect(labels('york')[0]).toBe('York, England, United Kingdom');
    expect(labels('york')).toContain(NEW_YORK);
  });

  it.each(['', ' ', 'a', ' b ', '京', '\u0301', ',', '!!', '--'])('finds nothing for %j', (query) => {
    expect(labels(query)).toEqual([]);
  });

  it.each([
    'x'.repeat(5000),
    'in '.repeat(500),
    ','.repeat(500),
    '\ufdfa'.repeat(300),
    '%00',
    'a\u0000b',
    '\ud800\udc00\ud800',
    'zzqxwv',
    'Robert’); DROP TABLE places;--',
  ])('bears any text: %#', (query) => {
    const start = performance.now();
    expect(labels(query).length).toBeLessThanOrEqual(10);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('has every alias lead to its place among the first ten', () => {
    const lost = Object.entries(aliases).flatMap(([label, others]) => {
      const [name] = label.split(', ');
      return others.filter(
        (other) => !labels(other).some((found) => found.startsWith(`${name},`) || found === name),
      );
    });
    expect(lost).toEqual([]);
    expect(Object.values(aliases).flat().length).toBeGreaterThanOrEqual(300);
  }, 60_000);

  it('has all places, each with a zone and a name without an empty part', () => {
    expect(index.populations).toHaveLength(135_233);
    expect(index.timezones.every((zone) => zone.includes('/'))).toBe(true);
  });
});
