/** A common prefix shorter than this is no title. */
const MIN_LENGTH = 8;

/** The common prefix of the variants' titles, in whole words; the first title if that is too short. */
export function groupTitle(titles: readonly string[]): string {
  const [first = '', ...others] = titles;
  let length = first.length;
  for (const other of others) {
    while (!other.startsWith(first.slice(0, length))) length -= 1;
  }
  if (length === first.length) return first;
  const whole = /[\s,;:(–-]/.test(first[length] ?? '')
    ? first.slice(0, length)
    : first.slice(0, length).replace(/\S*$/, '');
  const common = whole.replace(/[\s,;:(–|/-]+$/, '');
  return common.length >= MIN_LENGTH ? common : first;
}
