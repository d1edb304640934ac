import type { Address } from '@shop/contracts';
import { AddressBlock } from '@shop/orders';
import { useDeleteAddressMutation, useSetDefaultAddressMutation } from '@shop/service-client/profile';
import { Button } from '@shop/ui-kit/button';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { askToRemoveAddress } from './askToRemoveAddress';

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.s};
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  & > p {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
    font-weight: 600;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xs};
    margin-top: auto;
  }
`;

/** What has become of an address. */
export type AddressOutcome = 'saved' | 'removed';

interface AddressItemProps {
  address: Address;
  isBilling: boolean;
  isDelivery: boolean;
  onEdit: () => void;
  /** Null while something is being changed, so that the same outcome is told again. */
  onDone: (outcome: AddressOutcome | null) => void;
}

/** An address, what it is used for, and what can be done with it. */
export function AddressItem({ address, isBilling, isDelivery, onEdit, onDone }: AddressItemProps) {
  const intl = useIntl();
  const [setDefault, { isLoading }] = useSetDefaultAddressMutation();
  const [deleteAddress, removal] = useDeleteAddressMutation();
  const { id } = address;
  const name = `${address.firstName} ${address.lastName}, ${address.city}`;

  async function handleRemove() {
    if (removal.isLoading || !(await askToRemoveAddress(name, intl))) return;
    onDone(null);
    const { data } = await deleteAddress(id);
    // One that is not found is gone already.
    if (data) onDone('removed');
  }

  async function handleUse(use: 'billing' | 'shipping') {
    onDone(null);
    const { data } = await setDefault({ id, use });
    if (data && !data.error) onDone('saved');
  }

  const labelled = (label: 'edit' | 'remove' | 'makeBilling' | 'makeDelivery') =>
    intl.formatMessage({ id: `profile.addresses.${label}.label` }, { name });
  return (
    <Card aria-busy={isLoading || removal.isLoading}>
      {isBilling && (
        <p>
          <FormattedMessage id="profile.addresses.billing" />
        </p>
      )}
      {isDelivery && (
        <p>
          <FormattedMessage id="profile.addresses.delivery" />
        </p>
      )}
      <AddressBlock address={address} />
      <div>
        <Button mode="secondary" size="small" aria-label={labelled('edit')} onClick={onEdit}>
          <FormattedMessage id="profile.addresses.edit" />
        </Button>
        {!isBilling && (
          <Button mode="transparent" size="small" aria-label={labelled('remove')} onClick={() => void handleRemove()}>
            <FormattedMessage id="profile.addresses.remove" />
          </Button>
        )}
        {!isDelivery && (
          <Button
            mode="transparent"
            size="small"
            aria-label={labelled('makeDelivery')}
            onClick={() => void handleUse('shipping')}
          >
            <FormattedMessage id="profile.addresses.makeDelivery" />
          </Button>
        )}
        {!isBilling && (
          <Button
            mode="transparent"
            size="small"
            aria-label={labelled('makeBilling')}
            onClick={() => void handleUse('billing')}
          >
            <FormattedMessage id="profile.addresses.makeBilling" />
          </Button>
        )}
      </div>
    </Card>
  );
}
