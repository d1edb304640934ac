/** Stands for everything that begins with none of the letters. */
export const OTHER = '0–9';
export const LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', OTHER];

export interface LetterGroup<Item> {
  letter: string;
  items: Item[];
}

const LIGATURES: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss' };

/**
 * A title as an index sorts it: without case, accents and what comes before the first letter or digit. Not the
 * locale's own order, which browsers and servers may know in different versions: both must render the same.
 */
function sortKey(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[æœøß]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/^[^\p{Letter}\p{Number}]+/u, '');
}

/** The letter of the index a title stands under. */
export function letterOf(title: string): string {
  const first = sortKey(title).charAt(0).toUpperCase();
  return LETTERS.includes(first) ? first : OTHER;
}

/** Items in alphabetical order under their letters; letters without an item are left out. */
export function groupByLetter<Item>(items: readonly Item[], titleOf: (item: Item) => string): LetterGroup<Item>[] {
  const sorted = items
    .map((item) => ({ item, key: sortKey(titleOf(item)), letter: letterOf(titleOf(item)) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  return LETTERS.map((letter) => ({
    letter,
    items: sorted.filter((entry) => entry.letter === letter).map(({ item }) => item),
  })).filter((group) => group.items.length > 0);
}
