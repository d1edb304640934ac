import type { Review } from '@shop/contracts';
import { formatDate } from '@shop/intl';
import { queryRequest, useRequest } from '@shop/service-client';
import { profileService } from '@shop/service-client/profile';
import { ButtonLink } from '@shop/ui-kit/button';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Heading } from '@shop/ui-kit/heading';
import { Stack } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { Rating } from '@shop/ui-kit/rating';
import { FormattedMessage } from 'react-intl';
import type { ProfileView, ProfileViewProps } from '../profile-page/ProfileView';
import { routePath } from '../profile-page/routePath';
import { Answer } from '../shared/Answer';
import { EntryState } from '../shared/EntryState';
import { OwnEntries } from '../shared/OwnEntries';
import { OwnEntry } from '../shared/OwnEntry';
import { ownQuery } from '../shared/ownQuery';
import { referenceOf } from '../shared/referenceOf';
import { ViewHeading } from '../shared/ViewHeading';

const reviewsRequest = ({ customerId, search, locale }: ProfileViewProps) =>
  queryRequest(profileService.endpoints.getReviewsOfCustomer, {
    of: customerId,
    args: { query: ownQuery(search), locale },
  });

/** What the page of the customer's reviews reads. */
const requests = (props: ProfileViewProps) => [reviewsRequest(props)];

/** The customer's reviews, whether others can see them, and what was written to them. */
function ReviewsView(props: ProfileViewProps) {
  const { path, search, content } = props;
  const request = reviewsRequest(props);
  const { refetch } = useRequest(request);
  return (
    <Stack gap="l">
      <ViewHeading>
        <FormattedMessage id="profile.reviews.title" />
      </ViewHeading>
      <Answer request={request}>
        {({ ret }) => (
          <OwnEntries
            path={path}
            search={search}
            list={ret}
            onRetry={() => void refetch()}
            empty={
              <EmptyState
                drawing="list"
                title={<FormattedMessage id="profile.reviews.empty.title" />}
                text={<FormattedMessage id="profile.reviews.empty.text" />}
              >
                <ButtonLink to={routePath(content.specialPages.profile, 'purchased')}>
                  <FormattedMessage id="profile.purchased.title" />
                </ButtonLink>
              </EmptyState>
            }
          >
            {(review) => <OwnReview review={review} />}
          </OwnEntries>
        )}
      </Answer>
    </Stack>
  );
}

function OwnReview({ review }: { review: Review }) {
  const { score, shortDescription, description, createdAt, comments, referenceTitle, referenceUrl } = review;
  const about = referenceOf(review);
  return (
    <OwnEntry
      kind="review"
      id={review.id}
      status={review.status}
      title={shortDescription}
      order={about && { kind: 'review', own: review, about }}
    >
      <header>
        <EntryState entry={review} />
        <span>{formatDate(createdAt)}</span>
        {referenceUrl && <Link to={referenceUrl}>{referenceTitle}</Link>}
      </header>
      <Rating score={score} />
      <Heading level={2} size="m">
        {shortDescription}
      </Heading>
      <p>{description}</p>
      {comments.map((comment) => (
        <blockquote key={`${comment.createdAt} ${comment.authorAlias}`}>
          <p>{comment.comment}</p>
          <footer>
            {comment.authorAlias}, {formatDate(comment.createdAt)}
          </footer>
        </blockquote>
      ))}
    </OwnEntry>
  );
}

export default { View: ReviewsView, requests } satisfies ProfileView;
