import type { VoucherError } from '@shop/contracts';
import { useNotify } from '@shop/notices';
import { useIntl } from 'react-intl';
import type { VoucherAction } from './voucherActions';

/** ms that notices of vouchers stay (specification, section 9). */
const HIDE_MS = 5_000;

/** Says how something done with a voucher ended. `link` leads on. */
export function useVoucherNotice() {
  const notify = useNotify();
  const { formatMessage } = useIntl();
  // Plain texts: the page's own are without these.
  return (action: VoucherAction, error: VoucherError | null, link?: string) => {
    const code = error?.voucherError ?? 'invalid';
    notify({
      id: 'voucher',
      domain: 'profile',
      type: error ? 'error' : 'success',
      message: formatMessage({ id: error ? `profile.voucher.error.${code}` : `profile.voucher.${action}.done` }),
      hideAfter: HIDE_MS,
      ...(link && !error && { action: { label: formatMessage({ id: 'cart.buyAgain.done.toCart' }), url: link } }),
    });
  };
}
