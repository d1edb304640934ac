/** Maximum of the database's 32-bit integer. */
const MAX_CENTS = 2_147_483_647;
const CENTS = 100;
const PRICE = /^([A-Za-z]{3})?\s*(\d[\d'’., ]*)(?:[.,]?[-–—]{1,2})?\s*([A-Za-z]{3})?$/;

/**
 * Parses a feed's price, `12.50 CHF`, to cents. Throws an error with the reason if it is invalid.
 *
 * In the format a point is the decimal separator (support.google.com/merchants/answer/6324371: `15.00 GBP`), so 12.500
 * is 12.50, with a note; 1.299 is refused, since no price has three decimals. Other notations are accepted if they are
 * unambiguous: 1'299.00, 1,299.00, 1.299,00, and one or two decimals after a comma.
 */
export function readPrice(text: string, currency: string, notes: string[] = []): number {
  const [, before, amount = '', after] = PRICE.exec(text.replace(/\s+/g, ' ').trim()) ?? [];
  if (!amount) throw new Error(`"${text.slice(0, 40)}" is no price`);
  const given = (before ?? after ?? '').toUpperCase();
  if (given !== currency) throw new Error(`price in ${given || 'no currency'}, the shop sells in ${currency}`);
  const decimal = toDecimal(withoutZeros(amount.trim(), notes));
  const cents = Math.round(Number(decimal) * CENTS);
  if (!Number.isFinite(cents) || cents > MAX_CENTS) throw new Error(`"${text.slice(0, 40)}" is no price`);
  if (cents === 0) throw new Error('it costs nothing');
  return cents;
}

/** `12.500` as `12.50`: digits after the cents must be zeros. */
function withoutZeros(amount: string, notes: string[]): string {
  const [, more = ''] = /^[^.]*\.\d\d(\d+)$/.exec(amount) ?? [];
  if (!more) return amount;
  if (/[^0]/.test(more)) throw new Error(`"${amount.slice(0, 40)}" is no price: a point stands before the decimals`);
  const short = amount.slice(0, -more.length);
  if (/^\d{1,3}\.\d{3}$/.test(amount)) notes.push(`the price ${amount} is read as ${short}`);
  return short;
}

/** The last separator is the decimal one if one or two digits follow; all others are thousands separators. */
function toDecimal(amount: string): string {
  const [, whole = '', mark = '', decimals = '0'] = /^(.*?)(?:([.,])(\d{1,2}))?[.,]?$/.exec(amount) ?? [];
  const digits = whole.replace(/(?<=\d)['’., ](?=\d{3}(?!\d))/g, '');
  return /^\d+$/.test(digits) && !(mark && whole.includes(mark)) ? `${digits}.${decimals}` : 'none';
}
