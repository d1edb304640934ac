import fc from 'fast-check';
import { joinPairs, searchWords, toTsQuery, wordsAndPairs } from './searchTerms.ts';

describe('the words of a search', () => {
  it('are letters and digits in lower case', () => {
    expect(searchWords(' Gusseisen-Pfanne, 26 cm!')).toEqual(['gusseisen', 'pfanne', '26', 'cm']);
    expect(searchWords("'; drop & | ! (a:*)")).toEqual(['drop', 'a']);
  });

  it('are none of punctuation alone', () => {
    expect(searchWords('… & !')).toEqual([]);
  });

  it('have synonyms alone and with the next', () => {
    expect(wordsAndPairs(['oak', 'chopping', 'board'])).toEqual([
      'oak',
      'chopping',
      'board',
      'oak chopping',
      'chopping board',
    ]);
  });

  it('stay together where two mean one thing', () => {
    const isOne = (pair: string) => pair === 'chopping board';
    expect(joinPairs(['oak', 'chopping', 'board'], isOne)).toEqual(['oak', 'chopping board']);
    expect(joinPairs(['board', 'chopping'], isOne)).toEqual(['board', 'chopping']);
  });
});

describe('the query of a word', () => {
  it('takes the last word for unfinished', () => {
    expect(toTsQuery('messe', [], true)).toBe('(messe:*)');
    expect(toTsQuery('messer', [], false)).toBe('(messer)');
  });

  it('accepts synonyms, of several words too', () => {
    expect(toTsQuery('voucher', ['gift card', 'bon'], true)).toBe('(voucher:*) | (gift & card) | (bon)');
  });

  it('holds nothing that was typed but words', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (typed, synonym) => {
        const [word = ''] = searchWords(typed);
        expect(toTsQuery(word, [synonym], true)).toMatch(/^(\([\p{L}\p{N} &]+(:\*)?\)( \| )?)*$/u);
      }),
    );
  });
});
