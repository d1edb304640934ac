/** Shorter than this a common beginning names nothing. */
const MIN_LENGTH = 8;

/** What the titles of variants begin with together, in whole words; the first title where that says too little. */
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
