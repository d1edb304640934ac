import { plainWord, stemOf } from './wordForms.ts';
import { wordLists } from './wordLists.ts';

describe('stemOf', () => {
  it.each([
    ['de', 'tasse', 'tassen'],
    ['de', 'brett', 'bretter'],
    ['de', 'vegan', 'vegane'],
    ['de', 'uhr', 'uhren'],
    ['de', 'kanne', 'kannen'],
    ['fr', 'couteau', 'couteaux'],
    ['fr', 'planche', 'planches'],
    ['en', 'candle', 'candles'],
    ['it', 'padella', 'padelle'],
    ['it', 'coltello', 'coltelli'],
  ] as const)('is the same for a word and its plural: %s %s', (locale, one, many) => {
    expect(stemOf(many, wordLists[locale])).toBe(stemOf(one, wordLists[locale]));
  });

  it('keeps short words', () => {
    expect(stemOf('tee', wordLists.de)).toBe('tee');
  });
});

it('a plain word has no accents and no ligatures', () => {
  expect(['Käse', 'Bœuf', 'Weißwein', 'Noël'].map(plainWord)).toEqual(['kase', 'boeuf', 'weisswein', 'noel']);
});
