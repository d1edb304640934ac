import { formatDate } from '@shop/intl';
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
import { PurchasedArticle } from './PurchasedArticle';

const PAGE_SIZE = 12;

const purchasedRequest = ({ customerId, search, locale }: ProfileViewProps) =>
  queryRequest(profileService.endpoints.getPurchased, {
    of: customerId,
    args: { query: { page: pageOf(search), pageSize: PAGE_SIZE }, locale },
  });

/** What the page of ordered articles reads. */
const requests = (props: ProfileViewProps) => [purchasedRequest(props)];

/** Every article that the customer has bought, once, the last bought first. */
function PurchasedView(props: ProfileViewProps) {
  const { path, search, content } = props;
  const { profile, root, cart } = content.specialPages;
  return (
    <Stack gap="l">
      <ViewHeading text={<FormattedMessage id="profile.purchased.text" />}>
        <FormattedMessage id="profile.purchased.title" />
      </ViewHeading>
      <Answer request={purchasedRequest(props)}>
        {({ ret }) => (
          <PagedItems
            path={path}
            search={search}
            list={ret}
            pageSize={PAGE_SIZE}
            keyOf={({ sku }) => sku}
            empty={<EmptyList of="purchased" shop={root} />}
          >
            {(article) => (
              <PurchasedArticle
                article={article}
                date={formatDate(article.orderedAt)}
                order={`${routePath(profile, 'orders')}/${article.orderId}`}
                cart={cart}
              />
            )}
          </PagedItems>
        )}
      </Answer>
    </Stack>
  );
}

export default { View: PurchasedView, requests } satisfies ProfileView;
