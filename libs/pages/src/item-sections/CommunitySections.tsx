import type { ReferenceType } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { CommunityList } from './CommunityList';
import { ItemSection } from './ItemSection';

interface CommunitySectionsProps {
  referenceType: Exclude<ReferenceType, ''>;
  referenceId: string;
  hasQuestions: boolean;
  hasReviews: boolean;
}

/** What customers ask and say, as far as the item's settings show it. Comes to life when somebody gets near. */
export function CommunitySections({ hasQuestions, hasReviews, ...reference }: CommunitySectionsProps) {
  return (
    <>
      {hasQuestions && (
        <ItemSection id="questions" title={<FormattedMessage id="pages.item.questions" />}>
          <CommunityList list="questions" {...reference} />
        </ItemSection>
      )}
      {hasReviews && (
        <ItemSection id="reviews" title={<FormattedMessage id="pages.item.reviews" />}>
          <CommunityList list="reviews" {...reference} />
        </ItemSection>
      )}
    </>
  );
}
