import fc from 'fast-check';
import {
  joinPhrases,
  MAX_TERM_LENGTH,
  MAX_WORD_LENGTH,
  MAX_WORDS,
  MIN_PART_LENGTH,
  searchWords,
  splitsOf,
  termWords,
  toTsQuery,
  wordsAndPhrases,
} from './searchTerms.ts';

describe('words of a search', () => {
  it('are letters and digits in lower case', () => {
    expect(searchWords(' Gusseisen-Pfanne, 26 cm!')).toEqual(['gusseisen', 'pfanne', '26', 'cm']);
    expect(searchWords("'; drop & | ! (a:*)")).toEqual(['drop', 'a']);
  });

  it('are none for punctuation only', () => {
    expect(searchWords('… & !')).toEqual([]);
  });

  it('are looked up as synonyms alone and with the next ones', () => {
    expect(wordsAndPhrases(['oak', 'chopping', 'board'])).toEqual([
      'oak',
      'chopping',
      'board',
      'oak chopping',
      'chopping board',
      'oak chopping board',
    ]);
  });

  it('stay together if several are one term', () => {
    const isOne = (pair: string) => pair === 'chopping board';
    expect(joinPhrases(['oak', 'chopping', 'board'], isOne)).toEqual(['oak', 'chopping board']);
    expect(joinPhrases(['board', 'chopping'], isOne)).toEqual(['board', 'chopping']);
  });
});

describe('parts of a search', () => {
  it('are limited in length', () => {
    expect(termWords('pfanne '.repeat(1000))).toEqual(Array(MAX_WORDS).fill('pfanne'));
    expect(termWords('a'.repeat(9000))).toEqual(['a'.repeat(MAX_TERM_LENGTH)]);
  });

  it('are all splits of a compound, without linking elements', () => {
    expect(splitsOf('pfannendeckel')).toContainEqual(['pfann', 'deckel']);
    expect(splitsOf('hochzeitsgutschein')).toContainEqual(['hochzeit', 'gutschein']);
    expect(splitsOf('holzbrett')).toEqual([
      ['holz', 'brett'],
      ['holzb', 'rett'],
    ]);
    expect(splitsOf('messer')).toEqual([]);
  });

  it('exclude parts that nobody would type', () => {
    expect(splitsOf('x'.repeat(MAX_WORD_LENGTH))).toHaveLength(MAX_WORD_LENGTH - 2 * MIN_PART_LENGTH + 1);
    expect(splitsOf('x'.repeat(MAX_WORD_LENGTH + 1))).toEqual([]);
    expect(splitsOf('x'.repeat(9000))).toEqual([]);
  });

  it('are limited in number', () => {
    const most = MAX_WORDS * (MAX_WORD_LENGTH - 2 * MIN_PART_LENGTH + 1);
    fc.assert(
      fc.property(fc.string({ minLength: 100, maxLength: 5000 }), (typed) => {
        expect(termWords(typed).flatMap(splitsOf).length).toBeLessThanOrEqual(most);
      }),
    );
  });
});

describe('query of a word', () => {
  it('treats the last word as a prefix', () => {
    expect(toTsQuery('messe', [], true)).toBe('(messe:*)');
    expect(toTsQuery('messer', [], false)).toBe('(messer)');
  });

  it('accepts synonyms, also of several words', () => {
    expect(toTsQuery('voucher', ['gift card', 'bon'], true)).toBe('(voucher:*) | (gift & card) | (bon)');
  });

  it('contains only words of the input', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (typed, synonym) => {
        const [word = ''] = searchWords(typed);
        expect(toTsQuery(word, [synonym], true)).toMatch(/^(\([\p{L}\p{N} &]+(:\*)?\)( \| )?)*$/u);
      }),
    );
  });
});
