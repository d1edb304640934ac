import type { ReviewList } from '@shop/contracts';
import { Rating } from '@shop/ui-kit/rating';
import { media, theme } from '@shop/ui-kit/theme';
import type { CSSProperties } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  gap: ${theme.space.m} ${theme.space.xl};
  align-items: center;
  & > p {
    display: grid;
    justify-items: start;
    gap: ${theme.space.xxs};
  }
  & strong {
    font: ${theme.heading.weight} ${theme.text.display} / 1 ${theme.font.heading};
  }
  & li {
    display: grid;
    grid-template-columns: 5.5rem 1fr 3rem;
    gap: ${theme.space.s};
    align-items: center;
    max-width: 28rem;
    font-size: ${theme.text.s};
    font-variant-numeric: tabular-nums;
  }
  & li > span:nth-child(2) {
    height: 8px;
    border-radius: 8px;
    background: linear-gradient(90deg, ${theme.color.rating} var(--share), ${theme.color.line} var(--share));
  }
  & li > :last-child {
    text-align: right;
  }
  ${media.tablet} {
    grid-template-columns: auto 1fr;
  }
`;

const scores = ['5', '4', '3', '2', '1'] as const;

/** The average of all reviews, and the share of each score. */
export function ReviewStatistics({ list: { totalRating, ratingPercents, count } }: { list: ReviewList }) {
  return (
    <Box>
      <p>
        <strong aria-hidden="true">
          <FormattedNumber value={totalRating} minimumFractionDigits={1} maximumFractionDigits={1} />
        </strong>
        <Rating score={totalRating} size="large" />
        <FormattedMessage id="community.ratingSummary.count" values={{ count }} />
      </p>
      <ul>
        {scores.map((score) => (
          <li key={score}>
            <span>
              <FormattedMessage id="community.reviews.stars" values={{ score: Number(score) }} />
            </span>
            <span style={{ '--share': `${ratingPercents[score]}%` } as CSSProperties} />
            <span>
              <FormattedNumber value={ratingPercents[score] / 100} style="percent" />
            </span>
          </li>
        ))}
      </ul>
    </Box>
  );
}
