import type { Address } from '@shop/contracts';
import { Button } from '@shop/ui-kit/button';
import { RadioField } from '@shop/ui-kit/field';
import { Stack } from '@shop/ui-kit/layout';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { addressLine } from './addressLine';

interface SuggestedAddressesProps {
  own: Address;
  suggestions: readonly Address[];
  onChosen: (address: Address) => void;
}

/** The typed address and those that the services suggest instead, to choose from. */
export function SuggestedAddresses({ own, suggestions, onChosen }: SuggestedAddressesProps) {
  const [chosen, setChosen] = useState('0');
  const choices = [...suggestions, own];
  const last = String(choices.length - 1);
  return (
    <Stack gap="l">
      <p>
        <FormattedMessage id="auth.address.acceptable.text" />
      </p>
      <RadioField
        name="address"
        label={<FormattedMessage id="auth.address.acceptable.label" />}
        value={chosen}
        onChange={setChosen}
        options={choices.map((address, index) => ({
          value: String(index),
          label:
            String(index) === last ? (
              <FormattedMessage id="auth.address.acceptable.own" values={{ address: addressLine(address) }} />
            ) : (
              addressLine(address)
            ),
        }))}
      />
      <Button size="big" full onClick={() => onChosen(choices[Number(chosen)] ?? own)}>
        <FormattedMessage id="auth.address.acceptable.submit" />
      </Button>
    </Stack>
  );
}
