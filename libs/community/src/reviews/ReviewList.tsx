import { FIRST_ENTRIES } from '@shop/contracts/constants';
import { useLocale } from '@shop/intl';
import { useLocation } from '@shop/router';
import { useRequest } from '@shop/service-client';
import { KeptHtml } from '@shop/ui-kit/kept-html';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Columns } from '../shared/Columns';
import { EmptyNote } from '../shared/EmptyNote';
import { EntryList } from '../shared/EntryList';
import { keyOf } from '../shared/keyOf';
import { changed, type Choice, furtherPages } from '../shared/listQuery';
import { LoadedList } from '../shared/LoadedList';
import { NearPart } from '../shared/NearPart';
import type { Reference } from '../shared/Reference';
import { isShownWhole } from '../shared/shownList';
import { WriteButton } from '../writing/WriteButton';
import { Writing } from '../writing/Writing';
import { pictureGallery } from './lateReviewParts';
import type { PictureViewer } from './PictureViewer';
import { ReviewChoice } from './ReviewChoice';
import { ReviewItem } from './ReviewItem';
import { ReviewPage } from './ReviewPage';
import { reviewsRequest } from './reviewsRequest';
import { ReviewStatistics } from './ReviewStatistics';

export interface ReviewListProps extends Reference {
  /** Shows a customer's pictures in full-window size. */
  Viewer: PictureViewer;
}

interface ReviewsProps {
  reference: Reference;
  Viewer: PictureViewer;
}

/** Reviews: their average, the first three, then all, by score and order. Fetches them itself. */
export function ReviewList({ referenceType, referenceId, Viewer }: ReviewListProps) {
  const reference = { referenceType, referenceId };
  return (
    <Writing key={keyOf(reference)} reference={reference}>
      <Reviews reference={reference} Viewer={Viewer} />
    </Writing>
  );
}

function Reviews({ reference, Viewer }: ReviewsProps) {
  const { search } = useLocation();
  const [pages, setPages] = useState(() => (isShownWhole(search, 'reviews') ? 1 : 0));
  const [choice, setChoice] = useState<Choice>({});
  const locale = useLocale();
  const whole = useRequest(reviewsRequest(reference, locale, 'first'));
  const shown = reviewsRequest(reference, locale, pages === 0 ? 'first' : 0, choice);
  const { data, isFetching, isError, refetch } = useRequest(shown);
  const write = (
    <WriteButton order={{ kind: 'review' }}>
      <FormattedMessage id="community.reviews.write" />
    </WriteButton>
  );

  return (
    <LoadedList list={whole.data?.ret} isLoading={whole.isFetching} onRetry={() => void whole.refetch()}>
      {(all) => {
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
        // If more cannot be loaded, the first few stay.
        const list = data?.ret ?? all;
        const hasPictures = (all.facets?.pictured ?? 0) > 0;
        return (
          <Columns>
            <aside>
              <KeptHtml of={all}>
                <ReviewStatistics
                  list={all}
                  score={choice.score}
                  onScore={(score) => setChoice(changed(choice, { score }))}
                />
              </KeptHtml>
              {write}
            </aside>
            <div>
              {hasPictures && (
                <NearPart part={pictureGallery} reservedHeight="9rem">
                  {({ default: PictureGallery }) => <PictureGallery reference={reference} Viewer={Viewer} />}
                </NearPart>
              )}
              {all.count > FIRST_ENTRIES && (
                <ReviewChoice count={list.count} facets={all.facets} choice={choice} onChoose={setChoice} />
              )}
              <EntryList
                list="reviews"
                count={list.count}
                pages={pages}
                isLoading={isFetching}
                isError={isError || data?.ret === null}
                onMore={() => setPages(pages + 1)}
                onRetry={() => void refetch()}
                moreLabel={<FormattedMessage id="community.reviews.all" values={{ count: list.count }} />}
              >
                {list.items.map((review) => (
                  <li key={review.id} tabIndex={-1}>
                    <ReviewItem subject={reference} review={review} Viewer={Viewer} />
                  </li>
                ))}
                {furtherPages(list.count, pages).map((page) => (
                  <ReviewPage key={page} {...{ reference, page, choice, Viewer }} />
                ))}
              </EntryList>
            </div>
          </Columns>
        );
      }}
    </LoadedList>
  );
}
