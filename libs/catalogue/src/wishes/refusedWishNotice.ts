import type { NoticeInput } from '@shop/notices';
import type { IntlShape } from 'react-intl';

/** What notices of wishes have in common, so that one replaces the other. */
export const WISH_NOTICE = { id: 'wish', domain: 'wishes' } as const;

/** Says that a list has not taken an article. With a plain text: the page's own are without it. */
export const refusedWishNotice = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>): NoticeInput => ({
  ...WISH_NOTICE,
  type: 'warning',
  message: formatMessage({ id: 'catalogue.wish.refused' }),
});
