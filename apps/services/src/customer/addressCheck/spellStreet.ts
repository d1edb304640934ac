import type { Country } from '@shop/contracts';

/** `str.`, or `str` at the end of a word. */
const ABBREVIATION = /str(?:\.(?!\p{L})|(?![\p{L}.]))/giu;

/** How countries write what it stands for; in others it stands for nothing. */
const written: Partial<Record<Country, string>> = { CH: 'strasse', DE: 'straße' };

/** A street's name with the word written out that people shorten: `Bahnhofstr.` is `Bahnhofstrasse` in Switzerland. */
export function spellStreet(streetName: string, country: Country): string {
  const whole = written[country];
  if (!whole) return streetName;
  return streetName.replace(ABBREVIATION, (short) =>
    short.startsWith('STR') ? whole.toUpperCase() : short.slice(0, 1) + whole.slice(1),
  );
}
