import type { Recipe } from '@shop/contracts';

/** Length of a phrase in words: shorter ones may occur by chance. */
const PHRASE_WORDS = 7;
/** Minimum words and characters of an ingredient or a short step to be unique. */
const WHOLE_WORDS = 3;
const WHOLE_LENGTH = 16;
/** Characters of a description that are public: what 120 px contain on a phone. */
const OPEN_DESCRIPTION = 200;

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '' };

/** The words of a response, in JSON or HTML. */
function wordsIn(sent: string): string[] {
  const plain = sent
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\\[nrt]/g, ' ')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => named[name] ?? whole)
    .replace(/<[^>]*>/g, ' ');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Phrases of so many consecutive words. */
function phrasesIn(words: readonly string[], length = PHRASE_WORDS): string[] {
  return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '));
}

/** Short texts that are unlikely to occur by chance, each as a whole: `250 g butter` may. */
function wholesIn(texts: readonly string[]): string[] {
  return texts
    .map(wordsIn)
    .filter((words) => words.length >= WHOLE_WORDS && words.length < PHRASE_WORDS)
    .map((words) => words.join(' '))
    .filter((whole) => whole.length >= WHOLE_LENGTH);
}

/** Members-only phrases of a recipe that are not in its public part, taken from a member's response. */
export function hiddenPhrases(recipe: Recipe): Set<string> {
  const { title, subTitle, summary, seoText, description, steps, ingredientLists } = recipe;
  const beginning = description
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .slice(0, OPEN_DESCRIPTION);
  const open = [title, subTitle, summary, seoText, beginning].map((text) => ` ${wordsIn(text).join(' ')} `);
  const lines = ingredientLists.flatMap(({ ingredients }) => ingredients.map((ingredient) => ingredient.title));
  const texts = [description, ...lines, ...steps.flatMap((step) => [step.text, `${step.title} ${step.text}`])];
  const phrases = [...texts.flatMap((text) => phrasesIn(wordsIn(text))), ...wholesIn(texts)];
  return new Set(phrases.filter((phrase) => !open.some((text) => text.includes(` ${phrase} `))));
}

/** The hidden phrases found in a response. */
export function findHidden(sent: string, hidden: ReadonlySet<string>): string[] {
  const words = wordsIn(sent);
  const lengths = [...new Set([...hidden].map((phrase) => phrase.split(' ').length))];
  const found = lengths.flatMap((length) => phrasesIn(words, length).filter((phrase) => hidden.has(phrase)));
  return [...new Set(found)];
}
