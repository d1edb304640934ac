import type { ReferenceType } from '@shop/contracts';
import { lazy } from 'react';
import { FormattedMessage } from 'react-intl';
import { WhenNear } from '../shared/WhenNear';
import { ItemSection } from './ItemSection';

const ReviewList = lazy(() => import('@shop/community/reviews'));
const QuestionList = lazy(() => import('@shop/community/questions'));

interface CommunitySectionsProps {
  referenceType: Exclude<ReferenceType, ''>;
  referenceId: string;
  hasQuestions: boolean;
  hasReviews: boolean;
}

/** What customers ask and say, as far as the item's settings show it. Loads when somebody gets near. */
export function CommunitySections({ hasQuestions, hasReviews, ...reference }: CommunitySectionsProps) {
  return (
    <>
      {hasQuestions && (
        <ItemSection id="questions" title={<FormattedMessage id="pages.item.questions" />}>
          <WhenNear>
            <QuestionList {...reference} />
          </WhenNear>
        </ItemSection>
      )}
      {hasReviews && (
        <ItemSection id="reviews" title={<FormattedMessage id="pages.item.reviews" />}>
          <WhenNear>
            <ReviewList {...reference} />
          </WhenNear>
        </ItemSection>
      )}
    </>
  );
}
