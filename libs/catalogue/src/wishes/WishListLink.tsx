import { wishListPath } from '@shop/contracts/wish-links';
import { Link } from '@shop/ui-kit/link';
import { Skeleton } from '@shop/ui-kit/skeleton';
import { FormattedMessage } from 'react-intl';
import { WithLateTexts } from './WithLateTexts';

/** A link to the wish list, whose text comes with it. `profileUrl` is the address of the profile area. */
export function WishListLink({ profileUrl }: { profileUrl: string }) {
  return (
    <WithLateTexts fallback={<Skeleton height="2.75rem" />}>
      <Link to={wishListPath(profileUrl)}>
        <FormattedMessage id="catalogue.wish.list" />
      </Link>
    </WithLateTexts>
  );
}
