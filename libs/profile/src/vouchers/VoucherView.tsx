import type { QueryRequest } from '@shop/service-client';
import { Stack } from '@shop/ui-kit/layout';
import { FormattedMessage } from 'react-intl';
import type { ProfileViewProps } from '../profile-page/ProfileView';
import { ViewHeading } from '../shared/ViewHeading';
import type { VoucherAction } from './voucherActions';
import { VoucherDesk } from './VoucherDesk';

/** Nothing before a code is given. */
export const requests = (): readonly QueryRequest[] => [];

interface VoucherViewProps extends ProfileViewProps {
  action: VoucherAction;
}

/** A page on which something is done with a voucher. */
export function VoucherView({ action, content }: VoucherViewProps) {
  return (
    <Stack gap="l">
      <ViewHeading text={<FormattedMessage id={`profile.voucher.${action}.intro`} />}>
        <FormattedMessage id={`profile.voucher.${action}.title`} />
      </ViewHeading>
      <VoucherDesk action={action} cart={content.specialPages.cart} />
    </Stack>
  );
}
