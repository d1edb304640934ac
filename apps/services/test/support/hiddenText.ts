import type { Recipe } from '@shop/contracts';

/** Words in a row that tell a text from others: fewer may stand anywhere. */
const PHRASE_WORDS = 7;
/** Shorter names of ingredients are everybody's. */
const MIN_INGREDIENT_WORDS = 3;

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '' };

/** The words of anything that is sent, however JSON, HTML or an address writes them. */
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

/** Characters of a description that everybody may read: what 120 px hold on a phone. */
const OPEN_DESCRIPTION = 200;

/** What only members may read of a recipe, as phrases that stand nowhere in what everybody may. Of what a member is sent. */
export function hiddenPhrases(full: Recipe): Set<string> {
  const texts = [full.description, ...full.steps.flatMap(({ title, text }) => [`${title} ${text}`, text])];
  const long = texts.flatMap((text) => phrases(wordsIn(text), PHRASE_WORDS));
  const ingredients = full.ingredientLists
    .flatMap((list) => list.ingredients.map(({ title }) => wordsIn(title)))
    .filter(({ length }) => length >= MIN_INGREDIENT_WORDS)
    .map((words) => words.slice(0, PHRASE_WORDS).join(' '));
  const { title, subTitle, summary, seoText, cook, recommendedProducts, description } = full;
  const beginning = description
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .slice(0, OPEN_DESCRIPTION);
  const open = ` ${wordsIn(JSON.stringify([title, subTitle, summary, seoText, cook, recommendedProducts, beginning])).join(' ')} `;
  return new Set([...long, ...ingredients].filter((phrase) => !open.includes(` ${phrase} `)));
}

/** The hidden phrases that stand in what is sent. */
export function findHidden(sent: string, hidden: ReadonlySet<string>): string[] {
  const words = wordsIn(sent);
  const lengths = Array.from({ length: PHRASE_WORDS - MIN_INGREDIENT_WORDS + 1 }, (_, n) => n + MIN_INGREDIENT_WORDS);
  return [...new Set(lengths.flatMap((length) => phrases(words, length).filter((phrase) => hidden.has(phrase))))];
}
