import type { Locale } from '@shop/contracts/constants';
import fc from 'fast-check';
import { findTimes } from './findTimes';

const MIN = 60;
const HOUR = 3600;

/** Language, text, and the durations in it: as written, and in seconds. */
type Case = readonly [Locale, string, ...(readonly [string, number])[]];

const read: readonly Case[] = [
  ['de', 'Zugedeckt 10 Minuten ziehen lassen.', ['10 Minuten', 10 * MIN]],
  ['de', 'Im Ofen 1½ Stunden schmoren.', ['1½ Stunden', 1.5 * HOUR]],
  ['de', 'Während 10–12 min backen.', ['10–12 min', 10 * MIN]],
  ['de', 'Rechne 25 bis 30 Minuten für alle.', ['25 bis 30 Minuten', 25 * MIN]],
  ['de', 'Dünste 4 Minuten, dann weitere 5 Minuten.', ['4 Minuten', 4 * MIN], ['5 Minuten', 5 * MIN]],
  ['de', 'Eine halbe Stunde ruhen lassen.', ['Eine halbe Stunde', 30 * MIN]],
  ['de', 'Köcheln anderthalb Stunden.', ['anderthalb Stunden', 90 * MIN]],
  ['de', 'Etwa 1 Std. 30 Min. backen.', ['1 Std. 30 Min', 90 * MIN]],
  ['fr', 'Laisse frémir 75 minutes à petit feu.', ['75 minutes', 75 * MIN]],
  ['fr', 'Cuis 15 à 20 minutes.', ['15 à 20 minutes', 15 * MIN]],
  ['fr', 'Compte 1 h 30 au four.', ['1 h 30', 90 * MIN]],
  ['fr', 'Remue tous les quarts d’heure.', ['quarts d’heure', 15 * MIN]],
  ['en', 'Simmer for an hour and a half into a soup.', ['an hour and a half', 90 * MIN]],
  ['en', 'Bake for 16 to 18 minutes.', ['16 to 18 minutes', 16 * MIN]],
  ['en', 'Beat for 2 more minutes.', ['2 more minutes', 2 * MIN]],
  ['it', 'Fai appassire per 4 minuti.', ['4 minuti', 4 * MIN]],
  ['it', 'Lascia riposare un’ora e mezza.', ['un’ora e mezza', 90 * MIN]],
  ['it', 'Mescola ogni quarto d’ora.', ['quarto d’ora', 15 * MIN]],
];

const heldBack: readonly Case[] = [
  ['de', 'Volle zwölf Minuten warten.', ['zwölf Minuten', 12 * MIN]],
  ['de', 'Nach 45 Sekunden wenden.', ['45 Sekunden', 45]],
  ['de', 'Eine Dreiviertelstunde kühlen.', ['Eine Dreiviertelstunde', 45 * MIN]],
  ['de', 'Gare es ¾ Stunden.', ['¾ Stunden', 45 * MIN]],
  ['de', '4 oder 5 Minuten rühren.', ['4 oder 5 Minuten', 4 * MIN]],
  ['de', 'Backe 1,5 Stunden.', ['1,5 Stunden', 90 * MIN]],
  ['de', '2 Stunden und 15 Minuten schmoren.', ['2 Stunden und 15 Minuten', 135 * MIN]],
  ['de', '1 Stunde 180 °C halten.', ['1 Stunde', HOUR]],
  ['fr', 'Après une heure et demie, sers.', ['une heure et demie', 90 * MIN]],
  ['fr', 'Une demi-heure de repos.', ['Une demi-heure', 30 * MIN]],
  ['fr', 'Remuer 30 secondes.', ['30 secondes', 30]],
  ['fr', 'Cuire 2½ heures à 150 °C.', ['2½ heures', 2.5 * HOUR]],
  ['fr', 'Cuire 1 heure 30 à couvert.', ['1 heure 30', 90 * MIN]],
  ['en', 'Rest it for half an hour.', ['half an hour', 30 * MIN]],
  ['en', 'Leave for a quarter of an hour.', ['a quarter of an hour', 15 * MIN]],
  ['en', 'After a 20-minute rest, bake.', ['20-minute', 20 * MIN]],
  ['en', 'Thirty minutes of cooling.', ['Thirty minutes', 30 * MIN]],
  ['it', 'Cuoci da 15 a 20 minuti.', ['15 a 20 minuti', 15 * MIN]],
  ['it', 'Mezz’ora di riposo.', ['Mezz’ora', 30 * MIN]],
  ['it', '1 ora e 30 minuti.', ['1 ora e 30 minuti', 90 * MIN]],
  ['it', '2–3 ore in frigo.', ['2–3 ore', 2 * HOUR]],
];

const none: readonly Case[] = [
  ['de', 'Schneide 5 mm dünne Scheiben, 4 cm lang.'],
  ['de', '2 Minzeblätter und 3 Hühner zugeben.'],
  ['de', 'Drei Sekunden in heisses Wasser tauchen.'],
  ['de', 'Über Nacht, mindestens 3 Tage, stehen lassen.'],
  ['fr', '2 mines et 3 hommes, 4 huîtres.'],
  ['en', 'In a second pan, at 90 to 95 °C, on the second day.'],
  ['en', '3 handfuls of 2 minted peas.'],
  ['it', 'Incorpora il burro, 2 orate e 1 orzo; ora sala.'],
  ['it', 'Il secondo giorno, 2 secondi.'],
];

const named = (cases: readonly Case[]) => cases.map(([locale, text, ...times]) => ({ locale, text, times }));
const found = (locale: Locale, text: string) =>
  findTimes(text, locale).flatMap((part) => (part.seconds === undefined ? [] : [[part.text, part.seconds]]));

describe('findTimes', () => {
  it.each(named(read))('reads durations, in $locale: $text', ({ locale, text, times }) =>
    expect(found(locale, text)).toEqual(times),
  );
  it.each(named(heldBack))('reads others, too, in $locale: $text', ({ locale, text, times }) =>
    expect(found(locale, text)).toEqual(times),
  );
  it.each(named(none))('finds none, in $locale: $text', ({ locale, text }) => expect(found(locale, text)).toEqual([]));

  it('keeps every character of a text', () => {
    const words = fc.constantFrom('10', '½', 'Minuten', 'h', ' ', '–', 'bis', 'eine', 'Stunde', '.', ',', 'ä', '1');
    fc.assert(
      fc.property(
        fc.array(words).map((some) => some.join(' ')),
        (text) => {
          expect(
            findTimes(text, 'de')
              .map((part) => part.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
  });
});
