import type { Voucher } from '@shop/contracts';
import { voucherDocumentPath } from '@shop/contracts/voucher-document-path';
import { queryRequest } from '@shop/service-client';
import { voucherService } from '@shop/service-client/voucher';
import { ButtonLink } from '@shop/ui-kit/button';
import { Inline, Stack } from '@shop/ui-kit/layout';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileView, ProfileViewProps } from '../profile-page/ProfileView';
import { routePath } from '../profile-page/routePath';
import { Answer } from '../shared/Answer';
import { EmptyList } from '../shared/EmptyList';
import { PagedItems } from '../shared/PagedItems';
import { pageOf } from '../shared/pageOf';
import { ViewHeading } from '../shared/ViewHeading';
import { actionsOf } from './voucherActions';
import { VoucherCard } from './VoucherCard';

const PAGE_SIZE = 12;

const vouchersRequest = ({ customerId, search, locale }: ProfileViewProps) =>
  queryRequest(voucherService.endpoints.getMyVouchers, {
    of: customerId,
    args: { query: { page: pageOf(search), pageSize: PAGE_SIZE }, locale },
  });

/** What the page of the customer's vouchers reads. */
const requests = (props: ProfileViewProps) => [vouchersRequest(props)];

/** The customer's vouchers, bought or activated, and what can be done with each. */
function MyVouchersView(props: ProfileViewProps) {
  const { profile, root } = props.content.specialPages;
  const { formatMessage } = useIntl();
  const addressOf = (action: string) => routePath(profile, `voucher-${action}`);
  return (
    <Stack gap="l">
      <ViewHeading>
        <FormattedMessage id="profile.myVouchers.title" />
      </ViewHeading>
      <Answer request={vouchersRequest(props)}>
        {({ ret }) => (
          <PagedItems
            path={props.path}
            search={props.search}
            list={ret}
            pageSize={PAGE_SIZE}
            keyOf={({ id }) => id}
            empty={<EmptyList of="myVouchers" shop={root} />}
          >
            {(voucher) => (
              <VoucherCard voucher={voucher}>
                <Inline>
                  {actionsOf(voucher)
                    .filter((action) => props.routes.some(({ segment }) => segment === `voucher-${action}`))
                    .map((action) => (
                      <ButtonLink
                        key={action}
                        // Behind the hash, a code is told to nobody.
                        to={`${addressOf(action)}#${voucher.code}`}
                        mode="secondary"
                        size="small"
                        aria-label={formatMessage({ id: `profile.voucher.${action}.label` }, { code: voucher.code })}
                      >
                        <FormattedMessage id={`profile.voucher.${action}.link`} />
                      </ButtonLink>
                    ))}
                  {hasDocument(voucher) && (
                    <ButtonLink
                      to={voucherDocumentPath(voucher.id)}
                      mode="secondary"
                      size="small"
                      aria-label={formatMessage({ id: 'profile.voucher.pdf.label' }, { code: voucher.code })}
                    >
                      <FormattedMessage id="profile.voucher.pdf" />
                    </ButtonLink>
                  )}
                </Inline>
              </VoucherCard>
            )}
          </PagedItems>
        )}
      </Answer>
    </Stack>
  );
}

/** Whether it can still be shown or given away. */
const hasDocument = ({ status }: Voucher) => status === 'active' || status === 'activated';

export default { View: MyVouchersView, requests } satisfies ProfileView;
