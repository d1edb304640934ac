import { anIdentity, type FakeServices } from '@shop/builders';
import { Notifications } from '@shop/notices';
import { renderWithShop } from '@shop/testing';
import type { VoucherAction } from '../vouchers/voucherActions';
import { VoucherDesk } from '../vouchers/VoucherDesk';

export const customer = { status: 'authenticated', identity: anIdentity(), authForm: null } as const;
export const visitor = { status: 'anonymous', identity: null, authForm: null } as const;

interface Options {
  session?: typeof customer | typeof visitor;
  /** Behind the address: the code of a voucher. */
  hash?: string;
}

/** Renders where something is done with a voucher by its code, with notices. Returns what `renderWithShop` does. */
export function renderDesk(
  action: VoucherAction,
  services: FakeServices,
  { session = customer, hash = '' }: Options = {},
) {
  const desk = (
    <>
      <VoucherDesk action={action} cart="/warenkorb" />
      <Notifications />
    </>
  );
  return renderWithShop(desk, { services, path: `/profil/voucher-${action}${hash}`, state: { session } });
}
