import { formatDate, useLocale } from '@shop/intl';
import { useFilledForm } from '@shop/forms';
import { skipToken } from '@shop/service-client';
import { useGetOwnReviewsQuery } from '@shop/service-client/community-writing';
import { useSession } from '@shop/session';
import { Button } from '@shop/ui-kit/button';
import { NoticeBanner } from '@shop/ui-kit/notice-banner';
import { FormattedMessage } from 'react-intl';
import type { Reference } from '../shared/Reference';
import { type ReviewValues, reviewValuesOf } from './ReviewValues';

/** Says that the customer has reviewed the item before, and offers that text. Nothing for a first review. */
export function OwnReview({ reference }: { reference: Reference }) {
  const { status } = useSession();
  const locale = useLocale();
  const query = { ...reference, onlyApproved: false, limit: 1 };
  const { data } = useGetOwnReviewsQuery(status === 'authenticated' ? { query, locale } : skipToken);
  const fill = useFilledForm<ReviewValues>();
  const own = data?.ret?.items[0];
  if (!own) return null;
  const { createdAt, rejectionReason } = own;
  return (
    <NoticeBanner type="info">
      <p>
        <FormattedMessage id="community.writing.review.replaces" values={{ date: formatDate(createdAt) }} />
      </p>
      {rejectionReason && (
        <p>
          <FormattedMessage id="community.writing.review.rejected" values={{ reason: rejectionReason }} />
        </p>
      )}
      <Button mode="transparent" size="small" onClick={() => fill(reviewValuesOf(own))}>
        <FormattedMessage id="community.writing.review.takeOver" />
      </Button>
    </NoticeBanner>
  );
}
