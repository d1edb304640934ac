import { readFileSync } from 'node:fs';
import type { Country } from '@shop/contracts';
import { likeness } from './likeness.ts';
import { localityKeys } from './localityKeys.ts';

export interface Locality {
  /** A postal code, or as much of one as names a locality: the four digits of a Dutch one. */
  zip: string;
  city: string;
}

/** Localities of a country by postal code, and the other way round. */
export interface LocalityIndex {
  /** The part of a postal code that names localities: all of it, or the digits of a Dutch one. */
  areaOf(zip: string): string;
  localitiesOf(zip: string): readonly Locality[];
  /** Localities of this name, however it is written. */
  localitiesNamed(city: string): readonly Locality[];
  /** Localities of a similar name, the most similar ones first. */
  localitiesLike(city: string): readonly Locality[];
}

/**
 * Where the localities of a country are: a file in `localities`, each line a postal code and a locality. `areaLength`:
 * characters of a code that name a locality, if the rest names streets.
 */
const known: Record<Country, { file: string; areaLength?: number }> = {
  CH: { file: 'ch.txt' },
  DE: { file: 'de.txt' },
  NL: { file: 'nl.txt', areaLength: 4 },
};

/** Names that are alike: one slip in four letters, two in seven. */
const ALIKE = 0.7;

const indexes = new Map<Country, LocalityIndex>();

/** The localities of a country, read when they are first needed. */
export function localityIndexOf(country: Country): LocalityIndex {
  const { file, areaLength } = known[country];
  const index = indexes.get(country) ?? readIndex(file, areaLength);
  indexes.set(country, index);
  return index;
}

/** The names of the localities that have a postal code; empty if it is not known. */
export function localitiesOf(zip: string, country: Country): string[] {
  return localityIndexOf(country)
    .localitiesOf(zip.trim())
    .map(({ city }) => city);
}

/** Whether two names mean the same locality; one may go on: `Frankfurt` and `Frankfurt am Main`, `Berlin` and `Berlin-Mitte`. */
export function isSameCity(one: string, other: string): boolean {
  const others = localityKeys(other);
  return localityKeys(one).some((a) => others.some((b) => a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `)));
}

/** How alike two names of localities are, from 0 to 1, where one may be meant by the other; else 0. */
export function cityLikeness(one: string, other: string): number {
  const others = localityKeys(other);
  return Math.max(...localityKeys(one).flatMap((a) => others.map((b) => keyLikeness(a, b))));
}

function keyLikeness(a: string, b: string): number {
  // Letters that one has too many are changes already: most names need not be compared.
  if (Math.min(a.length, b.length) < ALIKE * Math.max(a.length, b.length)) return 0;
  const alike = likeness(a, b);
  return alike >= ALIKE ? alike : 0;
}

function readIndex(file: string, areaLength?: number): LocalityIndex {
  const lines = readFileSync(new URL(`localities/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const localities = lines.map((line) => ({
    zip: line.slice(0, line.indexOf(' ')),
    city: line.slice(line.indexOf(' ') + 1),
  }));
  const byZip = Map.groupBy(localities, ({ zip }) => zip);
  const byCity = Map.groupBy(localities, ({ city }) => city);
  const keyed = [...byCity].flatMap(([city, own]) => localityKeys(city).map((key) => ({ key, own })));
  const byKey = Map.groupBy(keyed, ({ key }) => key);
  // Who mistypes a name rarely does so at its first letter, and comparing with all would take ten times as long.
  const byLetter = Map.groupBy(keyed, ({ key }) => key[0]);
  const areaOf = (zip: string) => zip.slice(0, areaLength);
  return {
    areaOf,
    localitiesOf: (zip) => byZip.get(areaOf(zip)) ?? [],
    localitiesNamed: (city) => localityKeys(city).flatMap((key) => byKey.get(key)?.flatMap(({ own }) => own) ?? []),
    localitiesLike: (city) =>
      localityKeys(city)
        .flatMap((typed) =>
          (byLetter.get(typed[0]) ?? []).map(({ key, own }) => ({ own, likeness: keyLikeness(typed, key) })),
        )
        .filter((found) => found.likeness > 0)
        .sort((a, b) => b.likeness - a.likeness)
        .flatMap(({ own }) => own),
  };
}
