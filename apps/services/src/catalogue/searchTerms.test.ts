import fc from 'fast-check';
import { searchWords, toTsQuery } from './searchTerms.ts';

const none = new Map<string, string[]>();

describe('searchWords', () => {
  it('keeps letters and digits of every alphabet', () => {
    expect(searchWords(' Poêle, 28cm & «Töpfe» ')).toEqual(['poêle', '28cm', 'töpfe']);
  });
});

describe('toTsQuery', () => {
  it('asks for every word and takes the last for unfinished', () => {
    expect(toTsQuery(['rote', 'pfan'], none)).toBe('(rote) & (pfan:*)');
  });

  it('takes a synonym for the word, also one of several words', () => {
    const synonyms = new Map([['gutschein', ['voucher', 'carte cadeau']]]);
    expect(toTsQuery(['gutschein'], synonyms)).toBe('(gutschein:* | (voucher) | (carte & cadeau))');
  });

  it('holds nothing that was typed but words', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(toTsQuery(searchWords(typed), none)).toMatch(/^(\([\p{L}\p{N}]+(:\*)?\)( & )?)*$/u);
      }),
    );
  });
});
