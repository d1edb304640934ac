/** What the database holds: a 32-bit integer. */
const MAX_CENTS = 2_147_483_647;
const CENTS = 100;
const PRICE = /^([A-Za-z]{3})?\s*(\d[\d'’., ]*)(?:[.,]?[-–—]{1,2})?\s*([A-Za-z]{3})?$/;

/** A price as feeds write it, `12.50 CHF`, in cents. Throws an error that says what is wrong with it. */
export function readPrice(text: string, currency: string): number {
  const [, before, amount = '', after] = PRICE.exec(text.replace(/\s+/g, ' ').trim()) ?? [];
  if (!amount) throw new Error(`"${text.slice(0, 40)}" is no price`);
  const given = (before ?? after ?? '').toUpperCase();
  if (given !== currency) throw new Error(`price in ${given || 'no currency'}, the shop sells in ${currency}`);
  const cents = Math.round(Number(toDecimal(amount.trim())) * CENTS);
  if (!Number.isFinite(cents) || cents > MAX_CENTS) throw new Error(`"${text.slice(0, 40)}" is no price`);
  if (cents === 0) throw new Error('it costs nothing');
  return cents;
}

/** The last mark stands before the decimals where one or two digits follow; all others part thousands. */
function toDecimal(amount: string): string {
  const [, whole = '', mark = '', decimals = '0'] = /^(.*?)(?:([.,])(\d{1,2}))?[.,]?$/.exec(amount) ?? [];
  const digits = whole.replace(/(?<=\d)['’., ](?=\d{3}(?!\d))/g, '');
  return /^\d+$/.test(digits) && !(mark && whole.includes(mark)) ? `${digits}.${decimals}` : 'none';
}
