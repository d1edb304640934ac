import { MAX_WISHES } from '@shop/contracts/constants';
import { wishListPath } from '@shop/contracts/wish-links';
import { type NoticeInput, notifyOf } from '@shop/notices';
import type { ShopStore } from '@shop/service-client';
import { keyedQueue } from '@shop/service-client/keyed-queue';
import { specialPagesIn } from '@shop/service-client/special-pages';
import { wishService } from '@shop/service-client/wishes';
import { knownIdentity } from '@shop/session';
import type { IntlShape } from 'react-intl';
import { type KeptWishes, keepWishes, keptWishes } from './keptWishes';
import { refusedWishNotice, WISH_NOTICE } from './refusedWishNotice';
import { syncWishes } from './syncWishes';

type Store = Pick<ShopStore, 'dispatch' | 'getState'>;

/** ms the notice stays: long enough to read it and to go to the list. */
const HIDE_MS = 6_000;

const { addWish, removeWishes } = wishService.endpoints;

interface Article {
  sku: string;
  title: string;
}

interface Context {
  store: Store;
  intl: Pick<IntlShape, 'formatMessage'>;
}

/** Tells the services of the presses on an article. */
const tell = keyedQueue();

/**
 * Puts an article on the visitor's list, or takes it off all lists. It shows at once; for customers the services are told,
 * and what they refuse is taken back. They are told of one press after the other: of two at once they might take the second
 * first.
 */
export function toggleWish(context: Context, article: Article): Promise<void> {
  const { sku } = article;
  const isWished = keptWishes().skus.includes(sku);
  keepWishes(isWished ? without(sku) : withWish(sku));
  return tell(sku, () => tellServices(context, article, isWished));
}

async function tellServices({ store, intl }: Context, { sku, title }: Article, isWished: boolean): Promise<void> {
  const { dispatch } = store;
  const notify = notifyOf(dispatch);
  const customerId = await customerIdOf(store);
  if (customerId) {
    // What the visitor has had so far comes first.
    if (keptWishes().owner !== customerId) await syncWishes(dispatch, customerId);
    const { data } = isWished
      ? await dispatch(removeWishes.initiate({ skus: [sku], listId: undefined }))
      : await dispatch(addWish.initiate({ sku, listId: undefined }));
    if (!data || data.error) {
      keepWishes(isWished ? withWish(sku) : without(sku));
      // The visitor has been told of a call that got no answer.
      if (data) notify(refusedWishNotice(intl));
      return;
    }
  }
  // It may have been taken off again meanwhile.
  if (!isWished && keptWishes().skus.includes(sku)) notify(addedNotice(store, intl, title));
}

/** With plain texts: the page's own are without these. */
function addedNotice(store: Store, intl: Pick<IntlShape, 'formatMessage'>, title: string): NoticeInput {
  const profile = specialPagesIn(store.getState(), location.pathname)?.profile;
  return {
    ...WISH_NOTICE,
    type: 'success',
    message: intl.formatMessage({ id: 'catalogue.wish.added' }, { title }),
    action: profile ? { label: intl.formatMessage({ id: 'catalogue.wish.toList' }), url: wishListPath(profile) } : null,
    hideAfter: HIDE_MS,
  };
}

async function customerIdOf({ dispatch }: Store): Promise<string | null> {
  return (await dispatch(knownIdentity()))?.id ?? null;
}

/** The last ones, where there are more than a list takes. */
function withWish(sku: string): KeptWishes {
  const { skus, owner } = keptWishes();
  return { skus: [...skus.filter((one) => one !== sku), sku].slice(-MAX_WISHES), owner };
}

function without(sku: string): KeptWishes {
  const { skus, owner } = keptWishes();
  return { skus: skus.filter((one) => one !== sku), owner };
}
