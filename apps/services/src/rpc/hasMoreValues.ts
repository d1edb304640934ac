const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Brackets that open, commas and colons: before each value and key there is one. */
const counted = new Uint8Array(256);
for (const sign of '[{,:') counted[sign.charCodeAt(0)] = 1;

/**
 * Whether a JSON text may have more values and keys than this. Parsing and validating a megabyte of empty objects takes a
 * hundred times as long as looking over it.
 */
export function hasMoreValues(json: Uint8Array, limit: number): boolean {
  let count = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]!;
    if (sign === QUOTE) isInString = !isInString;
    else if (!isInString) count += counted[sign]!;
    else if (sign === BACKSLASH) at += 1;
    if (count > limit) return true;
  }
  return false;
}
