import type { Rating as RatingValue } from '@shop/contracts';
import { Rating } from '@shop/ui-kit/rating';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';

const Anchor = styled.a`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.xs};
  min-height: 1.5rem;
  font-size: ${theme.text.s};
`;

export interface RatingSummaryProps {
  rating: RatingValue;
  /** Where the reviews are. */
  href?: string;
}

/** Stars and number of reviews as a link to them. Nothing before the first review. */
export function RatingSummary({ rating: { score, count }, href = '#reviews' }: RatingSummaryProps) {
  if (count < 1) return null;
  return (
    <Anchor href={href}>
      <Rating score={score} size="large" />
      <FormattedMessage id="community.ratingSummary.count" values={{ count }} />
    </Anchor>
  );
}
