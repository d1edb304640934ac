/** Maximum difference in length of two words: Pfanne and Pfannen, dessert and desserts. */
const ENDING = 2;
const MIN_LENGTH = 4;
const AND = /\s*(?:,|&|\b(?:und|et|and|e)\b)\s*/;

/**
 * Whether a list's title matches the name, as strictly as `how` says: equal, or one of its parts in singular or plural.
 */
export function matchesTitle(title: string, name: string, how: 'same' | 'similar'): boolean {
  const [one, other] = [title.trim().toLowerCase(), name.trim().toLowerCase()];
  if (how === 'same') return one === other;
  return [one, ...one.split(AND)].some((part) => isSimilar(part, other));
}

function isSimilar(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length);
  return (
    short === long || (short.length >= MIN_LENGTH && long.startsWith(short) && long.length - short.length <= ENDING)
  );
}
