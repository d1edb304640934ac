import { readFileSync } from 'node:fs';
import type { Country } from '@shop/contracts';

/** Places of a country by postal code, and the other way round. */
export interface PlaceIndex {
  placesOf(zip: string): readonly string[];
  zipsOf(place: string): readonly string[];
}

/** Countries whose places are known: `places/<country>.txt`, each line a postal code and a place. */
const known: Partial<Record<Country, string>> = { CH: 'ch.txt' };

const indexes = new Map<Country, PlaceIndex>();

/** The places of a country, read when they are first needed; null where none are known. */
export function placeIndexOf(country: Country): PlaceIndex | null {
  const file = known[country];
  if (!file) return null;
  const index = indexes.get(country) ?? readIndex(file);
  indexes.set(country, index);
  return index;
}

/** Keys of a place's names: `Biel/Bienne` has three. */
export function placeKeys(place: string): string[] {
  return [...new Set([place, ...place.split('/')].map(placeKey))];
}

/** A place's name as it is compared: no accents, cantons or additions, and no matter how it is written. */
function placeKey(name: string): string {
  return name
    .replace(/\([^)]*\)/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bsankt\b|\bsaint\b/g, 'st')
    .replace(/\bsainte\b/g, 'ste')
    .replace(/\b(?:[a-z]{2}|\d+)$/, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

function readIndex(file: string): PlaceIndex {
  const lines = readFileSync(new URL(`places/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const);
  const byZip = Map.groupBy(pairs, ([zip]) => zip);
  const keyed = pairs.flatMap(([zip, place]) => placeKeys(place).map((key) => [zip, key] as const));
  const byPlace = Map.groupBy(keyed, ([, key]) => key);
  return {
    placesOf: (zip) => byZip.get(zip)?.map(([, place]) => place) ?? [],
    zipsOf: (place) => byPlace.get(placeKey(place))?.map(([zip]) => zip) ?? [],
  };
}
