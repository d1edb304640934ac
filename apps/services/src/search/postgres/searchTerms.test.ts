import fc from 'fast-check';
import {
  joinPairs,
  MAX_TERM_LENGTH,
  MAX_WORD_LENGTH,
  MAX_WORDS,
  MIN_PART_LENGTH,
  searchWords,
  splitsOf,
  termWords,
  toTsQuery,
  wordsAndPairs,
} from './searchTerms.ts';

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

describe('what a search looks up', () => {
  it('is cut where more is typed', () => {
    expect(termWords('pfanne '.repeat(1000))).toEqual(Array(MAX_WORDS).fill('pfanne'));
    expect(termWords('a'.repeat(9000))).toEqual(['a'.repeat(MAX_TERM_LENGTH)]);
  });

  it('is every way to cut a compound, without what links its words', () => {
    expect(splitsOf('pfannendeckel')).toContainEqual(['pfann', 'deckel']);
    expect(splitsOf('hochzeitsgutschein')).toContainEqual(['hochzeit', 'gutschein']);
    expect(splitsOf('holzbrett')).toEqual([
      ['holz', 'brett'],
      ['holzb', 'rett'],
    ]);
    expect(splitsOf('messer')).toEqual([]);
  });

  it('is no part of a word that nobody would type', () => {
    expect(splitsOf('x'.repeat(MAX_WORD_LENGTH))).toHaveLength(MAX_WORD_LENGTH - 2 * MIN_PART_LENGTH + 1);
    expect(splitsOf('x'.repeat(MAX_WORD_LENGTH + 1))).toEqual([]);
    expect(splitsOf('x'.repeat(9000))).toEqual([]);
  });

  it('is bounded whatever is typed', () => {
    const most = MAX_WORDS * (MAX_WORD_LENGTH - 2 * MIN_PART_LENGTH + 1);
    fc.assert(
      fc.property(fc.string({ minLength: 100, maxLength: 5000 }), (typed) => {
        expect(termWords(typed).flatMap(splitsOf).length).toBeLessThanOrEqual(most);
      }),
    );
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
