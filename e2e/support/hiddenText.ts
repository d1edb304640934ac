import type { Recipe } from '@shop/contracts';

/** Words in a row that tell a text from others: fewer may stand anywhere. */
const PHRASE_WORDS = 7;
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

function phrasesIn(text: string): string[] {
  const words = wordsIn(text);
  return words.slice(PHRASE_WORDS - 1).map((_, index) => words.slice(index, index + PHRASE_WORDS).join(' '));
}

/** What only members may read of a recipe, as phrases that stand nowhere in what everybody may. Of what a member is sent. */
export function hiddenPhrases({ title, subTitle, summary, seoText, description, steps }: Recipe): Set<string> {
  const beginning = description
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .slice(0, OPEN_DESCRIPTION);
  const open = new Set([title, subTitle, summary, seoText, beginning].flatMap(phrasesIn));
  const texts = [description, ...steps.flatMap((step) => [step.text, `${step.title} ${step.text}`])];
  return new Set(texts.flatMap(phrasesIn).filter((phrase) => !open.has(phrase)));
}

/** The hidden phrases that stand in what is sent. */
export function findHidden(sent: string, hidden: ReadonlySet<string>): string[] {
  return [...new Set(phrasesIn(sent).filter((phrase) => hidden.has(phrase)))];
}
