import { AddressFields, validateAddress } from '@shop/auth/address';
import type { Address } from '@shop/contracts';
import { emptyAddress } from '@shop/contracts/empty-address';
import { splitStreet } from '@shop/contracts/split-street';
import { Form, FORM_ERROR } from '@shop/forms';
import { Button } from '@shop/ui-kit/button';
import { Drawer } from '@shop/ui-kit/drawer';
import { Stack } from '@shop/ui-kit/layout';
import { FormattedMessage } from 'react-intl';
import { FormOutcome } from '../../shared/FormOutcome';
import { type EditedAddress, useSaveAddress } from './useSaveAddress';

interface AddressValues {
  address?: Partial<Address>;
}

interface AddressDrawerProps {
  edited: EditedAddress;
  onClose: () => void;
  onSaved: () => void;
}

/** The form of an address, with the same questions about it as at the registration. */
export function AddressDrawer({ edited, onClose, onSaved }: AddressDrawerProps) {
  const save = useSaveAddress();

  async function handleSubmit({ address }: AddressValues) {
    const outcome = await save(edited, splitStreet({ ...emptyAddress, ...address }));
    if (outcome.kind === 'invalid') return outcome.errors;
    if (outcome.kind !== 'saved') return { [FORM_ERROR]: outcome.kind };
    onSaved();
    return undefined;
  }

  return (
    <Drawer
      open
      onClose={onClose}
      side="right"
      size="narrow"
      title={<FormattedMessage id={edited.kind === 'known' ? 'profile.addresses.change' : 'profile.addresses.add'} />}
    >
      <Form<AddressValues>
        onSubmit={handleSubmit}
        validate={({ address }) => ({ address: validateAddress(address ?? {}) })}
        initialValues={edited.kind === 'delivery' ? {} : { address: edited.address }}
      >
        {({ submitting, submitError }) => (
          <Stack gap="l">
            <AddressFields />
            <FormOutcome isSaved={false} error={submitError} />
            <Button type="submit" size="big" full loading={submitting}>
              <FormattedMessage id="profile.form.save" />
            </Button>
          </Stack>
        )}
      </Form>
    </Drawer>
  );
}
