const TAG = /(<\/?[a-z][^<>]*>)/i;

/**
 * A French text, possibly HTML, with no-break spaces where it has plain ones: before : ; ? ! » % and after «. Tags and
 * their attributes stay as they are.
 */
export function frenchSpaces(text: string): string {
  return text
    .split(TAG)
    .map((part, index) => (index % 2 ? part : part.replace(/ (?=[:;?!»%])|(?<=«) /g, '\u00a0')))
    .join('');
}
