import type { Hold } from '@shop/contracts';

/** Ends of host names that are written without `https://`. Others are held by their scheme or `www.` only. */
const TOP_LEVELS =
  'com|net|org|info|biz|io|ch|de|at|fr|it|nl|li|eu|ru|cn|xyz|top|shop|online|site|store|app|club|link|me|tv|ly|co';
const LINK = new RegExp(
  String.raw`\b(?:https?|ftp)\s*:|\bwww\s*\.|(?<![@\p{L}\d._-])[\p{L}\d-]{2,}(?:\.[\p{L}\d-]+)*\s?(?:\.|\[\.\]|\(\.\))(?:${TOP_LEVELS})(?![\p{L}\d])|<\s*a\b|\[url`,
  'iu',
);
const EMAIL = /[\p{L}\d._%+-]+\s?(?:@|\(at\)|\[at\]|\{at\})\s?[\p{L}\d-]+\s?(?:\.|\(dot\)|\[dot\])\s?\p{L}{2,}/iu;
/** What may be a phone number; it is one with enough digits. */
const PHONE = /(?:\+|\b00?)[\d\s()./-]{7,}\d/g;
const PHONE_DIGITS = 9;

const words = (text: string) =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\d]+/u)
    .join(' ')} `;

const hasPhone = (text: string) =>
  (text.match(PHONE) ?? []).some((found) => found.replace(/\D/g, '').length >= PHONE_DIGITS);

/** Why a text is not shown before somebody has read it. */
export function textHolds(text: string, listedWords: readonly string[]): Hold[] {
  const plain = text.normalize('NFKC');
  const given = words(text);
  const found: Partial<Record<Hold, boolean>> = {
    email: EMAIL.test(plain),
    link: LINK.test(plain),
    phone: hasPhone(plain),
    listedWord: listedWords.some((word) => given.includes(words(word))),
  };
  return (Object.keys(found) as Hold[]).filter((hold) => found[hold]);
}
