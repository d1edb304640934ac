import type { Locale } from '@shop/contracts/constants';
import { wordLists } from '../phrase/wordLists.ts';
import { titleRank } from './titleRank.ts';
import type { Need } from './readTerm.ts';

const need = (word: string, more: Partial<Need> = {}): Need => {
  return { word, query: word, others: [], spelling: '', halves: [], ...more };
};
/** The titles, best first. */
const ranked = (locale: Locale, needs: Need[], titles: string[]) => {
  const rank = titleRank(needs, wordLists[locale]);
  return titles.toSorted((a, b) => rank(b) - rank(a));
};

describe('titleRank', () => {
  it.each<[Locale, string, string[]]>([
    ['de', 'messer', ['Brotmesser 24 cm', 'Käsebrett mit Messer', 'Messerblock aus Holz', 'Brett']],
    ['de', 'tasse', ['Namenstassen', 'Kanne mit Tasse', 'Kanne']],
    ['en', 'bread', ['Country bread', 'Bread knife', 'Basket for bread']],
    ['fr', 'pain', ['Pain au levain', 'Couteau à pain']],
    ['it', 'pane', ['Pane bianco', 'Coltello da pane']],
  ])('prefers what is the head of a title: %s %s', (locale, word, titles) => {
    expect(ranked(locale, [need(word)], titles.toReversed())).toEqual(titles);
  });

  it('prefers the word with the accents it is written with', () => {
    const titles = ['Apfelkuchen', 'Apfelküchen'];
    expect(ranked('de', [need('kuchen')], titles.toReversed())).toEqual(titles);
  });

  it('prefers the word to a synonym, and that to the head of an unknown compound', () => {
    const needs = [
      need('kochmesser', { others: ['küchenklinge'], halves: [{ first: 'koch', second: 'messer', others: [] }] }),
    ];
    const titles = ['Kochmesser', 'Küchenklinge', 'Brotmesser'];
    expect(ranked('de', needs, titles.toReversed())).toEqual(titles);
  });

  it('is nothing for a title without the words, and ignores a quoted name as a head', () => {
    expect(titleRank([need('messer')], wordLists.de)('Lampe')).toBe(0);
    const titles = ['“Free choice” tea', '“Tea time” cup'];
    expect(ranked('en', [need('tea')], titles.toReversed())).toEqual(titles);
  });
});
