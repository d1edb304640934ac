/** What the database holds: a 32-bit integer. */
const MAX_CENTS = 2_147_483_647;
const CENTS = 100;
const PRICE = /^([A-Za-z]{3})?\s*(\d[\d'’., ]*)(?:[.,]?[-–—]{1,2})?\s*([A-Za-z]{3})?$/;

/**
 * A price as feeds write it, `12.50 CHF`, in cents. Throws an error that says what is wrong with it.
 *
 * By the format a point stands before the decimals (support.google.com/merchants/answer/6324371: `15.00 GBP`), so 12.500
 * is 12.50, which a note says; 1.299 is refused, for no price has so many decimals. What feeds write against it is
 * read where it can mean one thing only: 1'299.00, 1,299.00, 1.299,00, and one or two decimals after a comma.
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

/** `12.500` as `12.50`: without what stands behind the cents, which must be zeros. */
function withoutZeros(amount: string, notes: string[]): string {
  const [, more = ''] = /^[^.]*\.\d\d(\d+)$/.exec(amount) ?? [];
  if (!more) return amount;
  if (/[^0]/.test(more)) throw new Error(`"${amount.slice(0, 40)}" is no price: a point stands before the decimals`);
  const short = amount.slice(0, -more.length);
  if (/^\d{1,3}\.\d{3}$/.test(amount)) notes.push(`the price ${amount} is read as ${short}`);
  return short;
}

/** The last mark stands before the decimals where one or two digits follow; all others part thousands. */
function toDecimal(amount: string): string {
  const [, whole = '', mark = '', decimals = '0'] = /^(.*?)(?:([.,])(\d{1,2}))?[.,]?$/.exec(amount) ?? [];
  const digits = whole.replace(/(?<=\d)['’., ](?=\d{3}(?!\d))/g, '');
  return /^\d+$/.test(digits) && !(mark && whole.includes(mark)) ? `${digits}.${decimals}` : 'none';
}
