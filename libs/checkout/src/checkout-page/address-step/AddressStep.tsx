import { useGetCustomerQuery } from '@shop/service-client/account';
import { useSession } from '@shop/session';
import { Button } from '@shop/ui-kit/button';
import { Inline, Stack } from '@shop/ui-kit/layout';
import { Skeleton } from '@shop/ui-kit/skeleton';
import { FormattedMessage } from 'react-intl';
import type { ChoiceStepProps } from '../StepProps';
import { AddressForm } from './AddressForm';
import { valuesOf } from './addressValues';

/** Who orders, and where it goes. A customer finds the own address filled in; others may sign in here. */
export function AddressStep(props: ChoiceStepProps) {
  const { checkout } = props;
  const { status, identity, openAuth } = useSession();
  const isCustomer = status === 'authenticated';
  const visitor = identity?.id ?? 'guest';
  const isAsked = isCustomer && checkout.billingAddress === null;
  const { data, isError } = useGetCustomerQuery(undefined, { skip: !isAsked });

  if (status === 'unknown' || (isAsked && !data && !isError)) {
    return (
      <Stack aria-busy="true">
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
      </Stack>
    );
  }
  return (
    <>
      {!isCustomer && (
        <Inline>
          <FormattedMessage id="checkout.address.known" />
          <Button mode="secondary" size="small" onClick={() => openAuth('login')}>
            <FormattedMessage id="checkout.address.login" />
          </Button>
        </Inline>
      )}
      <AddressForm
        key={visitor}
        visitor={visitor}
        {...props}
        isCustomer={isCustomer}
        initialValues={valuesOf(checkout, data?.customer ?? null)}
      />
    </>
  );
}
