import type { Locale } from '@shop/contracts/constants';
import type { Counts } from './countsOf.ts';
import { wordOf } from './numberWords.ts';

const PLACE = /\{\{(count|Count|tens):([a-z0-9-]+)\}\}/g;

/**
 * Replaces `{{count:makers}}` by the number word of what is counted, `{{Count:makers}}` by the one that begins a sentence,
 * and `{{tens:makers}}` by the next lower ten, for "more than …". `onUnknown` is told of what is not counted.
 */
export function insertCounts(text: string, locale: Locale, counts: Counts, onUnknown: (id: string) => void): string {
  return text.replace(PLACE, (place, form: string, id: string) => {
    const count = counts.get(id);
    if (count === undefined) {
      onUnknown(id);
      return place;
    }
    if (form === 'tens') return wordOf(tenBelow(count), locale);
    const word = wordOf(count, locale);
    return form === 'Count' ? word.charAt(0).toLocaleUpperCase(locale) + word.slice(1) : word;
  });
}

/** "More than thirty" are at least 31. */
const tenBelow = (count: number) => Math.floor((count - 1) / 10) * 10;
