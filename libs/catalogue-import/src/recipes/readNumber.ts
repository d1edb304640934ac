/** Digits with separators. */
export const DIGITS = /^\d+(?:['’\u00a0\u2009\u202f.,]\d+)*/;
/** Characters that are thousands separators only. */
const PARTING = /(?<=^\d{1,3}(?:['’\u00a0\u2009\u202f]\d{3})*)['’\u00a0\u2009\u202f](?=\d{3}(?!\d))/g;

export interface ReadNumber {
  value: number;
  /** The value if a point or comma is a thousands separator, as possible in `1.500`; null if unambiguous. */
  inThousands: number | null;
}

/** A number in any of several national formats; null if it is none. */
export function readNumber(text: string): ReadNumber | null {
  const plain = text.replace(PARTING, '');
  if (!/^\d[\d.,]*$/.test(plain)) return null;
  const [whole = '', ...parts] = plain.split(/[.,]/);
  const decimals = parts.pop();
  if (decimals === undefined) return sure(plain);
  const isParted = /^[1-9]\d{0,2}$/.test(whole) && parts.every((part) => part.length === 3);
  if (!parts.length) {
    const value = Number(`${whole}.${decimals}`);
    const isDoubtful = isParted && decimals.length === 3 && text === plain;
    return { value, inThousands: isDoubtful ? Number(whole + decimals) : null };
  }
  if (!isParted) return null;
  const signs = plain.replace(/\d/g, '');
  const isOneSign = new Set(signs).size === 1;
  if (isOneSign) return decimals.length === 3 ? sure(whole + parts.join('') + decimals) : null;
  const isLastAlone = signs.indexOf(signs.at(-1)!) === signs.length - 1;
  return isLastAlone ? sure(`${whole}${parts.join('')}.${decimals}`) : null;
}

function sure(digits: string): ReadNumber {
  return { value: Number(digits), inThousands: null };
}
