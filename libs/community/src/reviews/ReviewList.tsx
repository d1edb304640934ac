import { useLocale } from '@shop/intl';
import { useGetReviewsQuery } from '@shop/service-client/community';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Columns } from '../shared/Columns';
import { EmptyNote } from '../shared/EmptyNote';
import { EntryList } from '../shared/EntryList';
import { keyOf } from '../shared/keyOf';
import { type Choice, FIRST_ITEMS, listQuery } from '../shared/listQuery';
import { ListSkeleton } from '../shared/ListSkeleton';
import { LoadFailure } from '../shared/LoadFailure';
import type { Reference } from '../shared/Reference';
import { TakePartButton } from '../shared/TakePartButton';
import type { PictureViewer } from './PictureViewer';
import { ReviewChoice } from './ReviewChoice';
import { ReviewItem } from './ReviewItem';
import { ReviewPage } from './ReviewPage';
import { ReviewStatistics } from './ReviewStatistics';

export interface ReviewListProps extends Reference {
  /** Shows a customer's pictures as large as the window. */
  Viewer: PictureViewer;
}

interface ReviewsProps {
  reference: Reference;
  Viewer: PictureViewer;
}

/** Reviews of something: their average, the first three, then all, by score and order. Fetches them itself. */
export function ReviewList({ referenceType, referenceId, Viewer }: ReviewListProps) {
  const reference = { referenceType, referenceId };
  return <Reviews key={keyOf(reference)} reference={reference} Viewer={Viewer} />;
}

function Reviews({ reference, Viewer }: ReviewsProps) {
  const [pages, setPages] = useState(0);
  const [choice, setChoice] = useState<Choice>({});
  const locale = useLocale();
  const whole = useGetReviewsQuery({ query: listQuery(reference, 'first'), locale });
  const query = listQuery(reference, pages === 0 ? 'first' : 0, choice);
  const { data, isFetching, isError, refetch } = useGetReviewsQuery({ query, locale });
  const [list, all] = [data?.ret, whole.data?.ret];
  const write = (
    <TakePartButton part="reviews">
      <FormattedMessage id="community.reviews.write" />
    </TakePartButton>
  );

  if (!list || !all) return isFetching ? <ListSkeleton /> : <LoadFailure onRetry={() => void refetch()} />;
  if (all.count === 0) {
    return (
      <EmptyNote
        title={<FormattedMessage id="community.reviews.empty" />}
        invitation={<FormattedMessage id="community.reviews.invitation" />}
      >
        {write}
      </EmptyNote>
    );
  }
  return (
    <Columns>
      <aside>
        <ReviewStatistics
          list={all}
          score={choice.score}
          onScore={(score) => setChoice({ ...(choice.sort && { sort: choice.sort }), ...(score && { score }) })}
        />
        {write}
      </aside>
      <div>
        {all.count > FIRST_ITEMS && <ReviewChoice count={list.count} choice={choice} onChoose={setChoice} />}
        <EntryList
          count={list.count}
          pages={pages}
          isLoading={isFetching}
          isError={isError}
          onMore={() => setPages(pages + 1)}
          onRetry={() => void refetch()}
          moreLabel={<FormattedMessage id="community.reviews.all" values={{ count: list.count }} />}
        >
          {list.items.map((review) => (
            <li key={review.id} tabIndex={-1}>
              <ReviewItem review={review} Viewer={Viewer} />
            </li>
          ))}
          {Array.from({ length: Math.max(0, pages - 1) }, (_, index) => (
            <ReviewPage key={index} reference={reference} page={index + 1} choice={choice} Viewer={Viewer} />
          ))}
        </EntryList>
      </div>
    </Columns>
  );
}
