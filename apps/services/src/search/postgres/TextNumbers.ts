/**
 * Which item each text of a site belongs to, in all languages: `texts` holds the numbers the database gave them
 * (`search_document.number`), ascending, and `items` the number of the item at the same place.
 */
export interface TextNumbers {
  texts: Uint32Array;
  items: Uint32Array;
}

/** Calls with the number of the item of each text, in their order. Texts that are not known are left out. */
export function forItemsOf({ texts, items }: TextNumbers, numbers: Uint32Array, visit: (item: number) => void): void {
  let place = 0;
  for (const number of numbers) {
    place = placeOf(texts, number, place);
    if (texts[place] === number) visit(items[place]!);
  }
}

/**
 * The first place of ascending numbers that holds at least `number`. The database gives hits nearly as it stores them, so
 * the next one mostly stands a little behind the last.
 */
function placeOf(ascending: Uint32Array, number: number, last: number): number {
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
