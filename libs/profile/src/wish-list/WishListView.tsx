import { wishTokenIn } from '@shop/contracts/wish-links';
import { useWishSync } from '@shop/catalogue/wishes';
import { queryRequest } from '@shop/service-client';
import { wishService } from '@shop/service-client/wishes';
import { useLocation } from '@shop/router';
import { Stack } from '@shop/ui-kit/layout';
import { useIsHydrated } from '@shop/ui-kit/part';
import { FormattedMessage } from 'react-intl';
import type { ProfileView, ProfileViewProps } from '../profile-page/ProfileView';
import { Answer } from '../shared/Answer';
import { ListSkeleton } from '../shared/ListSkeleton';
import { ViewHeading } from '../shared/ViewHeading';
import { OwnLists } from './OwnLists';
import { SharedWishes } from './SharedWishes';
import { StoppedMails } from './StoppedMails';
import { VisitorWishes } from './VisitorWishes';

const listsRequest = ({ customerId, locale }: ProfileViewProps) =>
  queryRequest(wishService.endpoints.getWishLists, { of: customerId, args: { locale } });

/** What the page of wishes reads of a customer; a visitor's own are in the browser. */
const requests = (props: ProfileViewProps) => (props.customerId ? [listsRequest(props)] : []);

/** What somebody would like to have: a customer's lists, a visitor's own, or what a link shows. */
function WishListView(props: ProfileViewProps) {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  useWishSync();
  const { content, customerId, locale } = props;
  const pages = content.specialPages;
  // The server knows neither the hash nor what is in the browser.
  const shared = isHydrated ? wishTokenIn(hash, 'shared') : null;
  const stop = isHydrated ? wishTokenIn(hash, 'stop') : null;
  if (shared) return <SharedWishes key={shared} token={shared} locale={locale} pages={pages} />;

  function wishes() {
    if (customerId) {
      return (
        <Answer request={listsRequest(props)}>
          {({ ret, mails }) => <OwnLists customerId={customerId} lists={ret} mails={mails} pages={pages} />}
        </Answer>
      );
    }
    return isHydrated ? <VisitorWishes locale={locale} pages={pages} /> : <ListSkeleton />;
  }

  return (
    <Stack gap="l">
      <ViewHeading text={<FormattedMessage id="profile.wishList.text" />}>
        <FormattedMessage id="profile.wishList.title" />
      </ViewHeading>
      {stop && <StoppedMails token={stop} />}
      {wishes()}
    </Stack>
  );
}

export default { View: WishListView, requests } satisfies ProfileView;
