import { keepWishes, keptWishes, useKeptWishes } from '@shop/catalogue/wishes';
import type { Locale } from '@shop/contracts/constants';
import { useSession } from '@shop/session';
import { skipToken } from '@shop/service-client';
import { useGetWishArticlesQuery } from '@shop/service-client/wishes';
import { Button } from '@shop/ui-kit/button';
import { NoticeBanner } from '@shop/ui-kit/notice-banner';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyList } from '../shared/EmptyList';
import { ListSkeleton } from '../shared/ListSkeleton';
import { LoadFailure } from '../shared/LoadFailure';
import { PrintedStack } from '../shared/PrintedStack';
import { Wishes } from './Wishes';
import type { WishPages } from './WishPages';

/** What a visitor who is not signed in has wished for. It is nowhere but in this browser. */
export function VisitorWishes({ locale, pages }: { locale: Locale; pages: WishPages }) {
  const { openAuth } = useSession();
  const { skus } = useKeptWishes();
  // What is removed stays in the request, so that nothing is asked for again; what comes in another tab is asked for.
  const [asked, setAsked] = useState(skus);
  const isNew = skus.some((sku) => !asked.includes(sku));
  if (isNew) setAsked(skus);
  const { data, isError, refetch } = useGetWishArticlesQuery(
    asked.length > 0 ? { skus: [...asked], locale } : skipToken,
  );
  const items = data?.ret.filter(({ sku }) => skus.includes(sku)).toReversed();

  function add(sku: string) {
    const kept = keptWishes();
    keepWishes({ ...kept, skus: [...kept.skus.filter((one) => one !== sku), sku] });
  }

  function remove(removed: readonly string[]) {
    const kept = keptWishes();
    keepWishes({ ...kept, skus: kept.skus.filter((sku) => !removed.includes(sku)) });
    return Promise.resolve(true);
  }

  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (asked.length > 0 && !items) return <ListSkeleton />;
  return (
    <PrintedStack gap="l">
      {skus.length > 0 && (
        <NoticeBanner
          type="info"
          action={
            <Button mode="secondary" size="small" onClick={() => openAuth('login')}>
              <FormattedMessage id="profile.wishList.visitor.signIn" />
            </Button>
          }
        >
          <FormattedMessage id="profile.wishList.visitor.text" />
        </NoticeBanner>
      )}
      <Wishes
        items={items ?? []}
        pages={pages}
        onRemove={remove}
        onRestore={(sku) => Promise.resolve(add(sku))}
        empty={<EmptyList of="wishList" shop={pages.root} />}
      />
    </PrintedStack>
  );
}
