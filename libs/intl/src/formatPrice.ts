import type { Currency } from '@shop/contracts';

const NO_BREAK_SPACE = '\u00a0';

/**
 * Money in Swiss format for every language (specification, section 9): `CHF 1’049.90`, with a no-break space. `cents`
 * are integer. Not `Intl.NumberFormat`: servers and browsers differ in thousands separators.
 */
export function formatPrice(cents: number, currency: Currency): string {
  const [units = '0', fraction = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const grouped = units.replace(/\B(?=(\d{3})+$)/g, '’');
  return `${currency}${NO_BREAK_SPACE}${cents < 0 ? '-' : ''}${grouped}.${fraction}`;
}
