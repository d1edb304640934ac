import type { Address } from '@shop/contracts';
import { Button } from '@shop/ui-kit/button';
import { Stack } from '@shop/ui-kit/layout';
import { FormattedMessage } from 'react-intl';
import { addressLine } from './addressLine';

interface InvalidAddressProps {
  own: Address;
  onChange: () => void;
  onProceed: () => void;
}

/** The services do not know the address: it may be changed, or kept. */
export function InvalidAddress({ own, onChange, onProceed }: InvalidAddressProps) {
  return (
    <Stack gap="l">
      <p>
        <FormattedMessage id="auth.address.invalid.text" values={{ address: addressLine(own) }} />
      </p>
      <Stack gap="s">
        <Button full data-autofocus="" onClick={onChange}>
          <FormattedMessage id="auth.address.invalid.change" />
        </Button>
        <Button mode="secondary" full onClick={onProceed}>
          <FormattedMessage id="auth.address.invalid.proceed" />
        </Button>
      </Stack>
    </Stack>
  );
}
