import type { WishListError } from '@shop/contracts';
import type { IntlShape } from 'react-intl';

/** What was wrong with the title of a list, in words. */
export const titleError = (error: WishListError, { formatMessage }: Pick<IntlShape, 'formatMessage'>): string =>
  formatMessage({ id: `profile.wishList.error.${error}` });
