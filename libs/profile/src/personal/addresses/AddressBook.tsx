import type { Address, Customer } from '@shop/contracts';
import { Button } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { LiveRegion } from '@shop/ui-kit/live-region';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { KeptPanel } from '../../shared/KeptPanel';
import { AddressDrawer } from './AddressDrawer';
import { type EditedAddress } from './useSaveAddress';
import type { AddressOutcome } from './AddressItem';
import { AddressList } from './AddressList';

/** The customer's addresses: the one of invoices, and those to deliver to. */
export function AddressBook({ customer }: { customer: Customer }) {
  const { address, shippingAddresses } = customer;
  const [edited, setEdited] = useState<EditedAddress | null>(null);
  const [done, setDone] = useState<AddressOutcome | null>(null);
  /** An account may have been made without one. */
  const hasBilling = address.id !== '';
  const addresses: readonly Address[] = hasBilling ? [address, ...shippingAddresses] : shippingAddresses;

  function handleEdit(next: EditedAddress) {
    setDone(null);
    setEdited(next);
  }

  return (
    <KeptPanel aria-labelledby="profile-addresses">
      <Heading level={2} size="l" id="profile-addresses">
        <FormattedMessage id="profile.addresses.title" />
      </Heading>
      <LiveRegion>{done && <FormattedMessage id={`profile.addresses.${done}`} />}</LiveRegion>
      {addresses.length > 0 ? (
        <AddressList
          addresses={addresses}
          billingId={address.id}
          deliveryId={customer.defaultShippingAddressId ?? address.id}
          onEdit={(one) => handleEdit({ kind: 'known', address: one })}
          onDone={setDone}
        />
      ) : (
        <p>
          <FormattedMessage id="profile.addresses.empty" />
        </p>
      )}
      <Button
        mode="secondary"
        onClick={() => handleEdit(hasBilling ? { kind: 'delivery' } : { kind: 'billing', address })}
      >
        <FormattedMessage id="profile.addresses.add" />
      </Button>
      {edited && (
        <AddressDrawer
          edited={edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            setDone('saved');
          }}
        />
      )}
    </KeptPanel>
  );
}
