import { queryRequest } from '@shop/service-client';
import { profileService } from '@shop/service-client/profile';
import { Stack } from '@shop/ui-kit/layout';
import { FormattedMessage } from 'react-intl';
import type { ProfileView, ProfileViewProps } from '../profile-page/ProfileView';
import { routePath } from '../profile-page/routePath';
import { Answer } from '../shared/Answer';
import { EmptyList } from '../shared/EmptyList';
import { PagedItems } from '../shared/PagedItems';
import { pageOf } from '../shared/pageOf';
import { ViewHeading } from '../shared/ViewHeading';
import { InvoiceItem } from './InvoiceItem';

const PAGE_SIZE = 12;

const invoicesRequest = ({ customerId, search }: ProfileViewProps) =>
  queryRequest(profileService.endpoints.getInvoices, {
    of: customerId,
    args: { page: pageOf(search), pageSize: PAGE_SIZE },
  });

/** What the page of invoices reads. */
const requests = (props: ProfileViewProps) => [invoicesRequest(props)];

/** The bills of the customer's orders: what is paid, what is due, and each as a PDF. */
function InvoicesView(props: ProfileViewProps) {
  const { path, search, content } = props;
  const { profile, root } = content.specialPages;
  return (
    <Stack gap="l">
      <ViewHeading>
        <FormattedMessage id="profile.invoices.title" />
      </ViewHeading>
      <Answer request={invoicesRequest(props)}>
        {({ ret }) => (
          <PagedItems
            path={path}
            search={search}
            list={ret}
            pageSize={PAGE_SIZE}
            keyOf={({ number }) => number}
            empty={<EmptyList of="invoices" shop={root} />}
          >
            {(invoice) => (
              <InvoiceItem invoice={invoice} order={`${routePath(profile, 'orders')}/${invoice.orderId}`} />
            )}
          </PagedItems>
        )}
      </Answer>
    </Stack>
  );
}

export default { View: InvoicesView, requests } satisfies ProfileView;
