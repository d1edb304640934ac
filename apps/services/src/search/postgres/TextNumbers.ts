/**
 * Maps the texts of a site, in all languages, to items: `texts` contains the database's numbers of documents
 * (`search_document.number`), ascending, and `items` the item's number at the same position.
 */
export interface TextNumbers {
  texts: Uint32Array;
  items: Uint32Array;
}

/** Calls back with the item's number of each text, in order. Unknown texts are skipped. */
export function forItemsOf({ texts, items }: TextNumbers, numbers: Uint32Array, visit: (item: number) => void): void {
  let position = 0;
  for (const number of numbers) {
    position = positionOf(texts, number, position);
    if (texts[position] === number) visit(items[position]!);
  }
}

/**
 * The first position in ascending numbers of at least `number`. Hits come nearly in storage order, so the next one is
 * mostly close to the last.
 */
function positionOf(ascending: Uint32Array, number: number, last: number): number {
  let [low, step] = [ascending[last]! <= number ? last : 0, 1];
  while (ascending[low + step]! < number) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, ascending.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
