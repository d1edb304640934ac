import type { Locale } from '@shop/contracts/constants';
import { queryRequest } from '@shop/service-client';
import { wishService } from '@shop/service-client/wishes';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Stack } from '@shop/ui-kit/layout';
import { FormattedMessage } from 'react-intl';
import { Answer } from '../shared/Answer';
import { ViewHeading } from '../shared/ViewHeading';
import { Wishes } from './Wishes';
import type { WishPages } from './WishPages';

interface SharedWishesProps {
  token: string;
  locale: Locale;
  pages: WishPages;
}

/** The list of a link, to put articles of it into the own cart. It says whose it is where that is wanted. */
export function SharedWishes({ token, locale, pages }: SharedWishesProps) {
  return (
    <Answer request={queryRequest(wishService.endpoints.getSharedWishList, { token, locale })}>
      {({ ret: list }) =>
        list ? (
          <Stack gap="l">
            <ViewHeading text={<FormattedMessage id="profile.wishList.shared.text" />}>
              {list.title || <FormattedMessage id="profile.wishList.title" />}
            </ViewHeading>
            {list.sharedName && (
              <p>
                <FormattedMessage id="profile.wishList.shared.by" values={{ name: list.sharedName }} />
              </p>
            )}
            <Wishes
              items={list.items}
              pages={pages}
              empty={<EmptyState drawing="list" title={<FormattedMessage id="profile.wishList.shared.empty" />} />}
            />
          </Stack>
        ) : (
          <EmptyState
            drawing="signpost"
            level={1}
            title={<FormattedMessage id="profile.wishList.shared.notFound" />}
            text={<FormattedMessage id="profile.wishList.shared.notFound.text" />}
          />
        )
      }
    </Answer>
  );
}
