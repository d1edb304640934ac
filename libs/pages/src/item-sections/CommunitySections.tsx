import type { ReferenceType } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { WhenNear } from '../shared/WhenNear';
import { Questions, Reviews } from './communityLists';
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
          <WhenNear readable key={key}>
            <Questions {...reference} />
          </WhenNear>
        </ItemSection>
      )}
      {hasReviews && (
        <ItemSection id="reviews" title={<FormattedMessage id="pages.item.reviews" />}>
          <WhenNear readable key={key}>
            <Reviews {...reference} />
          </WhenNear>
        </ItemSection>
      )}
    </>
  );
}
