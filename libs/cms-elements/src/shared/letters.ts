/** Group of everything that begins with no letter. */
export const OTHER = '0–9';
export const LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', OTHER];

export interface LetterGroup<Item> {
  letter: string;
  items: Item[];
}

const LIGATURES: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss' };

/**
 * Sort key of a title: without case, accents and leading punctuation. Not the locale's collation, which differs between
 * browser and server versions: both must render the same.
 */
function sortKey(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[æœøß]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/^[^\p{Letter}\p{Number}]+/u, '');
}

/** The letter under which a title is listed. */
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
