import type { Locale } from '@shop/contracts/constants';

/** How texts of a language write durations. Parts of patterns, without groups of their own, whatever the case. */
export interface TimeWords {
  /** Numbers written as words. */
  numbers: Readonly<Record<string, number>>;
  /** Between the ends of a range, beside dashes. */
  to: string;
  /** What may stand between the number and its unit. */
  between: string;
  /** What adds half a unit after it; null where a language has no such words. */
  half: string | null;
  /** Joins hours and minutes. */
  and: string;
  hours: string;
  minutes: string;
  seconds: string;
  /** Whole expressions in seconds, longer ones first. */
  phrases: readonly (readonly [pattern: string, seconds: number])[];
}

const QUARTER = 900;
const HALF = 1800;
const THREE_QUARTERS = 2700;

export const timeWords: Readonly<Record<Locale, TimeWords>> = {
  de: {
    numbers: {
      ...{ eine: 1, einer: 1, ein: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9 },
      ...{ zehn: 10, elf: 11, zwölf: 12, fünfzehn: 15, zwanzig: 20, dreissig: 30, vierzig: 40, fünfzig: 50 },
      ...{ fünfundvierzig: 45, sechzig: 60, neunzig: 90, anderthalb: 1.5, eineinhalb: 1.5, zweieinhalb: 2.5 },
    },
    to: 'bis|oder',
    between: 'weitere[nr]? ',
    half: null,
    and: 'und',
    hours: 'Stunden?|Std|h',
    minutes: 'Minuten?|Min',
    seconds: 'Sekunden?|Sek',
    phrases: [
      ['(?:eine[rn]? )?dreiviertelstunde', THREE_QUARTERS],
      ['(?:eine[rn]? )?viertelstunde', QUARTER],
      ['(?:eine[rn]? )?halben? stunde', HALF],
    ],
  },
  fr: {
    numbers: {
      ...{ une: 1, un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10 },
      ...{ onze: 11, douze: 12, quinze: 15, vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 },
      'quarante-cinq': 45,
    },
    to: 'à|ou',
    between: 'bonnes? |petites? ',
    half: 'et demie?',
    and: 'et',
    hours: 'heures?|h',
    minutes: 'minutes?|min|mn',
    seconds: 'secondes?|sec',
    phrases: [
      ["trois quarts d[’']heure", THREE_QUARTERS],
      ["(?:un )?quarts? d[’']heure", QUARTER],
      ['(?:une )?demi-heure', HALF],
    ],
  },
  en: {
    numbers: {
      ...{ one: 1, an: 1, a: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
      ...{ eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 },
      ...{ 'forty-five': 45, ninety: 90, 'one and a half': 1.5, 'two and a half': 2.5 },
    },
    to: 'to|or',
    between: 'more |further |good ',
    half: 'and a half',
    and: 'and',
    hours: 'hours?|hrs?|h',
    minutes: 'minutes?|mins?',
    seconds: 'seconds|secs?',
    phrases: [
      ['(?:a )?quarter of an hour', QUARTER],
      ['three[ -]quarters of an hour', THREE_QUARTERS],
      ['half an hour', HALF],
    ],
  },
  it: {
    numbers: {
      ...{ 'un’': 1, "un'": 1, una: 1, un: 1, due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8 },
      ...{ nove: 9, dieci: 10, undici: 11, dodici: 12, quindici: 15, venti: 20, trenta: 30, quaranta: 40 },
      ...{ quarantacinque: 45, cinquanta: 50, sessanta: 60, novanta: 90 },
    },
    to: 'a|o',
    between: 'altri |altre ',
    half: 'e mezz[ao]',
    and: 'e',
    hours: 'or[ae]|h',
    minutes: 'minut[oi]|min',
    seconds: 'second[oi]|sec',
    phrases: [
      ["tre quarti d[’']ora", THREE_QUARTERS],
      ["(?:un )?quarto d[’']ora", QUARTER],
      ["mezz[’']ora", HALF],
    ],
  },
};
