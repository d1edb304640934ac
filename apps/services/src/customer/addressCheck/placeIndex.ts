import { readFileSync } from 'node:fs';
import type { Country } from '@shop/contracts';
import { likeness } from './likeness.ts';
import { placeKeys } from './placeKeys.ts';

export interface Place {
  /** A postal code, or as much of one as names a place: the four digits of a Dutch one. */
  zip: string;
  city: string;
}

/** Places of a country by postal code, and the other way round. */
export interface PlaceIndex {
  /** The part of a postal code that names places: all of it, or the digits of a Dutch one. */
  areaOf(zip: string): string;
  placesOf(zip: string): readonly Place[];
  /** Places of this name, however it is written. */
  placesNamed(city: string): readonly Place[];
  /** Places of a similar name, the most similar ones first. */
  placesLike(city: string): readonly Place[];
}

/**
 * Where the places of a country are: a file in `places`, each line a postal code and a place. `areaLength`: characters of
 * a code that name a place, if the rest names streets.
 */
const known: Record<Country, { file: string; areaLength?: number }> = {
  CH: { file: 'ch.txt' },
  DE: { file: 'de.txt' },
  NL: { file: 'nl.txt', areaLength: 4 },
};

/** Names that are alike: one slip in four letters, two in seven. */
const ALIKE = 0.7;

const indexes = new Map<Country, PlaceIndex>();

/** The places of a country, read when they are first needed. */
export function placeIndexOf(country: Country): PlaceIndex {
  const { file, areaLength } = known[country];
  const index = indexes.get(country) ?? readIndex(file, areaLength);
  indexes.set(country, index);
  return index;
}

/** The names of the places that have a postal code; empty if it is not known. */
export function placesOf(zip: string, country: Country): string[] {
  return placeIndexOf(country)
    .placesOf(zip.trim())
    .map(({ city }) => city);
}

/** Whether two names mean the same place; one may go on: `Frankfurt` and `Frankfurt am Main`, `Berlin` and `Berlin-Mitte`. */
export function isSameCity(one: string, other: string): boolean {
  const others = placeKeys(other);
  return placeKeys(one).some((a) => others.some((b) => a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `)));
}

/** How alike two names of places are, from 0 to 1, where one may be meant by the other; else 0. */
export function cityLikeness(one: string, other: string): number {
  const others = placeKeys(other);
  return Math.max(...placeKeys(one).flatMap((a) => others.map((b) => keyLikeness(a, b))));
}

function keyLikeness(a: string, b: string): number {
  // Letters that one has too many are changes already: most names need not be compared.
  if (Math.min(a.length, b.length) < ALIKE * Math.max(a.length, b.length)) return 0;
  const alike = likeness(a, b);
  return alike >= ALIKE ? alike : 0;
}

function readIndex(file: string, areaLength?: number): PlaceIndex {
  const lines = readFileSync(new URL(`places/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const places = lines.map((line) => ({
    zip: line.slice(0, line.indexOf(' ')),
    city: line.slice(line.indexOf(' ') + 1),
  }));
  const byZip = Map.groupBy(places, ({ zip }) => zip);
  const byCity = Map.groupBy(places, ({ city }) => city);
  const keyed = [...byCity].flatMap(([city, own]) => placeKeys(city).map((key) => ({ key, own })));
  const byKey = Map.groupBy(keyed, ({ key }) => key);
  // Who mistypes a name rarely does so at its first letter, and comparing with all would take ten times as long.
  const byLetter = Map.groupBy(keyed, ({ key }) => key[0]);
  const areaOf = (zip: string) => zip.slice(0, areaLength);
  return {
    areaOf,
    placesOf: (zip) => byZip.get(areaOf(zip)) ?? [],
    placesNamed: (city) => placeKeys(city).flatMap((key) => byKey.get(key)?.flatMap(({ own }) => own) ?? []),
    placesLike: (city) =>
      placeKeys(city)
        .flatMap((typed) =>
          (byLetter.get(typed[0]) ?? []).map(({ key, own }) => ({ own, likeness: keyLikeness(typed, key) })),
        )
        .filter((found) => found.likeness > 0)
        .sort((a, b) => b.likeness - a.likeness)
        .flatMap(({ own }) => own),
  };
}
