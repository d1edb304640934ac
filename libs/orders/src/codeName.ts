import type { AppliedCode } from '@shop/contracts';
import type { IntlShape } from 'react-intl';

/** What a code is called: a promotion by what it gives, a voucher by the end of its code. */
export function codeName({ kind, code, title }: AppliedCode, { formatMessage }: IntlShape): string {
  return kind === 'promotion' ? title : formatMessage({ id: `orders.codes.${kind}` }, { code });
}
