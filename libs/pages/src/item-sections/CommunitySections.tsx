import type { ReferenceType } from '@shop/contracts';
import { WhenNear } from '@shop/ui-kit/part';
import { FormattedMessage } from 'react-intl';
import { questionList, reviewList } from './communityParts';
import { ItemSection } from './ItemSection';

interface CommunitySectionsProps {
  referenceType: Exclude<ReferenceType, ''>;
  referenceId: string;
  hasQuestions: boolean;
  hasReviews: boolean;
}

/** What customers ask and say, as far as the item's settings show it. Comes to life when somebody gets near. */
export function CommunitySections({ hasQuestions, hasReviews, ...reference }: CommunitySectionsProps) {
  const key = reference.referenceId;
  return (
    <>
      {hasQuestions && (
        <ItemSection id="questions" title={<FormattedMessage id="pages.item.questions" />}>
          <WhenNear key={key} part={questionList} readable>
            {({ default: Questions }) => <Questions {...reference} />}
          </WhenNear>
        </ItemSection>
      )}
      {hasReviews && (
        <ItemSection id="reviews" title={<FormattedMessage id="pages.item.reviews" />}>
          <WhenNear key={key} part={reviewList} readable>
            {({ default: Reviews }) => <Reviews {...reference} />}
          </WhenNear>
        </ItemSection>
      )}
    </>
  );
}
