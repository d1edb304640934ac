import type { Recipe } from '@shop/contracts';

/** Length of a phrase in words: shorter ones may occur by chance. */
const PHRASE_WORDS = 7;
/** Shorter names of ingredients are too common. */
const MIN_INGREDIENT_WORDS = 3;

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '' };

/** The words of a response, in JSON, HTML or an address. */
function wordsIn(sent: string): string[] {
  const plain = sent
    .replace(/%[0-9a-f]{2}(?:%[0-9a-f]{2})*/gi, (code) => {
      try {
        return decodeURIComponent(code);
      } catch {
        return code;
      }
    })
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\\[nrt]/g, ' ')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => named[name] ?? whole)
    .replace(/<[^>]*>/g, ' ');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function phrases(words: readonly string[], length: number): string[] {
  return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '));
}

/** Characters of a description that are public: what 120 px contain on a phone. */
const OPEN_DESCRIPTION = 200;

/** The names of a recipe's ingredients that are long enough to tell of which recipe they are. */
export function ingredientPhrases({ ingredientLists }: Recipe): string[] {
  return ingredientLists
    .flatMap((list) => list.ingredients.map(({ title }) => wordsIn(title)))
    .filter(({ length }) => length >= MIN_INGREDIENT_WORDS)
    .map((words) => words.slice(0, PHRASE_WORDS).join(' '));
}

/** Members-only phrases of a recipe that are not in its public part, taken from a member's response. */
export function hiddenPhrases(full: Recipe): Set<string> {
  const texts = [full.description, ...full.steps.flatMap(({ title, text }) => [`${title} ${text}`, text])];
  const long = texts.flatMap((text) => phrases(wordsIn(text), PHRASE_WORDS));
  const { title, subTitle, summary, seoText, cook, recommendedProducts, description } = full;
  const beginning = description
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .slice(0, OPEN_DESCRIPTION);
  const open = ` ${wordsIn(JSON.stringify([title, subTitle, summary, seoText, cook, recommendedProducts, beginning])).join(' ')} `;
  return new Set([...long, ...ingredientPhrases(full)].filter((phrase) => !open.includes(` ${phrase} `)));
}

/** The hidden phrases found in a response. */
export function findHidden(sent: string, hidden: ReadonlySet<string>): string[] {
  const words = wordsIn(sent);
  const lengths = Array.from({ length: PHRASE_WORDS - MIN_INGREDIENT_WORDS + 1 }, (_, n) => n + MIN_INGREDIENT_WORDS);
  return [...new Set(lengths.flatMap((length) => phrases(words, length).filter((phrase) => hidden.has(phrase))))];
}
