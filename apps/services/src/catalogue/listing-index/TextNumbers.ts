/**
 * Which item each text of a site belongs to, in all languages: `texts` holds the numbers the database gave them
 * (`item_text.number`), ascending, and `items` the number of the item at the same place.
 */
export interface TextNumbers {
  texts: Uint32Array;
  items: Uint32Array;
}

/** Calls with the number of the item of each text, in their order. Texts that are not known are left out. */
export function forItemsOf({ texts, items }: TextNumbers, numbers: Uint32Array, visit: (item: number) => void): void {
  for (const number of numbers) {
    const place = placeOf(texts, number);
    if (texts[place] === number) visit(items[place]!);
  }
}

/** The first place of ascending numbers that holds at least `number`. */
function placeOf(ascending: Uint32Array, number: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
