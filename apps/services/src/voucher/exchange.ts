import type { ResultsOf, voucher, VoucherError } from '@shop/contracts';
import { addTo } from '../cart/addItem.ts';
import { changeCart } from '../cart/changeCart.ts';
import { openCart } from '../cart/openCart.ts';
import { currentCart } from '../cart/showCart.ts';
import { findArticles } from '../catalogue/cartArticles.ts';
import { findChoices, saveChoices } from '../checkout/checkoutRepository.ts';
import { withCode } from '../checkout/codes/withCode.ts';
import type { Call } from '../module.ts';
import { findByCode } from './voucherRepository.ts';
import { isExchangeable, unusableReason } from './voucherRules.ts';

type Reply = ResultsOf<typeof voucher, 'Exchange'>;

/**
 * Puts an experience voucher into the cart, where it pays for other experiences, with one of them if `sku` says so. It is
 * spent when the order is placed, and until then can be removed like any other code.
 */
export async function exchange(call: Call, code: string, sku?: string): Promise<Reply> {
  const refuse = async (error: VoucherError): Promise<Reply> => ({ cart: await currentCart(call), error });
  const now = new Date();
  const row = await findByCode(call.db, call.site, code);
  if (!row) return refuse({ voucherError: 'NOT_FOUND' });
  const reason = unusableReason(row, now);
  if (reason) return refuse({ voucherError: reason });
  if (!isExchangeable(row, now)) return refuse({ voucherError: 'NOT_EXCHANGEABLE' });
  const article = sku && (await findArticles(call.db, call.site, call.locale, [sku])).get(sku);
  if (sku && (!article || article.productType !== 'experienceVoucher')) return refuse(noSuchExperience);

  await call.visitor.ensureSession();
  let refusal = noSuchExperience;
  const { cart, error } = await changeCart(
    call,
    async (open) => {
      const { tx, row: cartRow } = open;
      const { codes } = await findChoices(tx, call, cartRow.id);
      const withVoucher = withCode(codes, { kind: 'voucher', id: row.id });
      // Before anything is added: the article must not come into the cart without what pays for it.
      if (!withVoucher) {
        refusal = tooManyCodes;
        return { error: { cartError: 'invalid' } };
      }
      const added = sku ? await addTo(open, call, { sku, qty: 1 }, article || undefined, null) : { lineId: '' };
      if ('error' in added) return added;
      await saveChoices(tx, cartRow.id, { codes: withVoucher });
      return added;
    },
    { open: (tx) => openCart(tx, call), missing: { cartError: 'invalid' } },
  );
  return { cart, error: error && refusal };
}

/** The cart takes no further code; the contract has no code of its own for it. */
const tooManyCodes: VoucherError = { voucherError: 'NOT_EXCHANGEABLE' };
const noSuchExperience: VoucherError = { validationError: { fields: { sku: ['noMatchingProduct'] } } };
