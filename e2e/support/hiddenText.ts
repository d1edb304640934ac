import type { Recipe } from '@shop/contracts';

/** Words in a row that tell a text from others: fewer may stand anywhere. */
const PHRASE_WORDS = 7;
/** Words and characters that an ingredient or a short step needs at least to be told from others. */
const WHOLE_WORDS = 3;
const WHOLE_LENGTH = 16;
/** Characters of a description that everybody may read: what 120 px hold on a phone. */
const OPEN_DESCRIPTION = 200;

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '' };

/** The words of anything that is sent, however JSON or HTML write them. */
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

/** The words, so many in a row each time. */
function phrasesIn(words: readonly string[], length = PHRASE_WORDS): string[] {
  return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '));
}

/** Short texts that say enough to stand nowhere else by chance, each as a whole: `250 g butter` may. */
function wholesIn(texts: readonly string[]): string[] {
  return texts
    .map(wordsIn)
    .filter((words) => words.length >= WHOLE_WORDS && words.length < PHRASE_WORDS)
    .map((words) => words.join(' '))
    .filter((whole) => whole.length >= WHOLE_LENGTH);
}

/** What only members may read of a recipe, as phrases that stand nowhere in what everybody may. Of what a member is sent. */
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

/** The hidden phrases that stand in what is sent. */
export function findHidden(sent: string, hidden: ReadonlySet<string>): string[] {
  const words = wordsIn(sent);
  const lengths = [...new Set([...hidden].map((phrase) => phrase.split(' ').length))];
  const found = lengths.flatMap((length) => phrasesIn(words, length).filter((phrase) => hidden.has(phrase)));
  return [...new Set(found)];
}
