import { describe, expect, it } from '@jest/globals';
import { compileIndex, type PlaceNames } from '@/lib/places/compile-index';
import { decodeIndex, encodeIndex } from '@/lib/places/index-file';
import { searchPlaces } from '@/lib/places/search-places';

const cities = [
  {
    id: 1,
    name: 'Bombāy',
    country: 'IN',
    region: '16',
    population: 900,
    latitude: 19.07283,
    longitude: 72.88261,
  },
  {
    id: 2,
    name: 'Quitô',
    country: 'EC',
    region: '',
    population: 50,
    latitude: -0.22985,
    longitude: -78.52495,
  },
];
const names: PlaceNames = {
  countries: { IN: ['India', 'Bharat'], EC: ['Ecuador'] },
  regions: { IN: { '16': 'Mahārāshtra' } },
  regionNames: { 'IN.16': 'Maharashtra' },
  regionAliases: { 'IN.16': ['MH'] },
  updates: [{ 1: { name: 'Mumbāi' } }, { 1: { population: 1000 } }],
  accentsAreForeign: ['IN'],
  aliases: { 'Mumbai, 16, IN': ['मुंबई'] },
};
const index = compileIndex(cities, names, (latitude) =>
  latitude > 0 ? 'Asia/Kolkata' : 'America/Guayaquil',
);
const MUMBAI = {
  name: 'Mumbai, Maharashtra, India',
  latitude: 19.07283,
  longitude: 72.88261,
  country: 'India',
  region: 'Maharashtra',
  timezone: 'Asia/Kolkata',
  population: 1000,
};
const QUITO = {
  name: 'Quitô, Ecuador',
  latitude: -0.22985,
  longitude: -78.52495,
  country: 'Ecuador',
  region: '',
  timezone: 'America/Guayaquil',
  population: 50,
};

describe('an index of places', () => {
  it.each(['Mumbai', 'bombay', 'मुंबई', 'Mumbai, Bharat', 'mumbai mh'])('finds by %s', (query) => {
    expect(searchPlaces(index, query)).toEqual([MUMBAI]);
  });

  it('comes back from a file as it was', () => {
    const back = decodeIndex(encodeIndex(index));
    expect(back).toEqual(index);
    expect(searchPlaces(back, 'quito')).toEqual([QUITO]);
  });

  it('is not read from another file', () => {
    expect(() => decodeIndex(Buffer.from('something else'))).toThrow('not an index');
  });

  it('refuses an alias that leads nowhere, and a country without a name', () => {
    const compile = (changed: Partial<PlaceNames>) => () =>
      compileIndex(cities, { ...names, ...changed }, () => 'Etc/UTC');
    expect(compile({ aliases: { 'Atlantis, IN': ['Thera'] } })).toThrow('Atlantis, IN');
    expect(compile({ countries: { IN: ['India'] } })).toThrow('EC');
  });
});
