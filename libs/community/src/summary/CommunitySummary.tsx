import type { CommunitySettings, Rating as RatingValue } from '@shop/contracts';
import { Rating } from '@shop/ui-kit/rating';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { communityOf } from './communityOf';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} ${theme.space.m};
  font-size: ${theme.text.s};
  a {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space.xs};
    min-height: 1.5rem;
  }
`;

export interface CommunitySummaryProps {
  /** The community's data of the item. */
  item: { communitySettings: CommunitySettings; rating: RatingValue; questionCount: number };
}

/** Rating and number of questions as links, unless the item hides them. */
export function CommunitySummary({ item: { communitySettings, rating, questionCount } }: CommunitySummaryProps) {
  const { hasReviews, hasQuestions } = communityOf(communitySettings);
  const showsRating = hasReviews && rating.count > 0;
  const showsQuestions = hasQuestions && questionCount > 0;
  if (!showsRating && !showsQuestions) return null;
  return (
    <Row data-links="">
      {showsRating && (
        <a href="#reviews">
          <Rating score={rating.score} size="large" />
          <FormattedMessage id="community.ratingSummary.count" values={{ count: rating.count }} />
        </a>
      )}
      {showsQuestions && (
        <a href="#questions">
          <FormattedMessage id="community.questions.count" values={{ count: questionCount }} />
        </a>
      )}
    </Row>
  );
}
