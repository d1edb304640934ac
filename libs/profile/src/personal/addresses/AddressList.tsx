import type { Address } from '@shop/contracts';
import { media, theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';
import { AddressItem, type AddressOutcome } from './AddressItem';

const Grid = styled.ul`
  display: grid;
  gap: ${theme.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

interface AddressListProps {
  addresses: readonly Address[];
  /** Ids of the address of invoices, and of the one that orders are delivered to. */
  billingId: string;
  deliveryId: string;
  onEdit: (address: Address) => void;
  onDone: (outcome: AddressOutcome | null) => void;
}

/** Addresses side by side, the one of invoices first. */
export function AddressList({ addresses, billingId, deliveryId, onEdit, onDone }: AddressListProps) {
  return (
    <Grid role="list">
      {addresses.map((address) => (
        <AddressItem
          key={address.id}
          address={address}
          isBilling={address.id === billingId}
          isDelivery={address.id === deliveryId}
          onEdit={() => onEdit(address)}
          onDone={onDone}
        />
      ))}
    </Grid>
  );
}
