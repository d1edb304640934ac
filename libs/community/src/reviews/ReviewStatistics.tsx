import type { ReviewList } from '@shop/contracts';
import { scores } from '@shop/contracts/constants';
import { Rating } from '@shop/ui-kit/rating';
import { theme } from '@shop/ui-kit/theme';
import type { CSSProperties } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { styled } from 'styled-components';

const Average = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${theme.space.xxs} ${theme.space.m};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  & > strong {
    grid-row: span 2;
    color: ${theme.color.heading};
    font: ${theme.heading.weight} ${theme.text.display} / 1 ${theme.font.heading};
    font-variant-numeric: tabular-nums;
  }
  & > [role='img'] {
    align-self: end;
  }
  & > span:last-child {
    align-self: start;
  }
`;

const Shares = styled.ul`
  width: 100%;
  font-size: ${theme.text.s};
  font-variant-numeric: tabular-nums;
  & > li > * {
    display: grid;
    grid-template-columns: 5.25rem 1fr 3.5rem;
    align-items: center;
    gap: ${theme.space.s};
    width: calc(100% + 2 * ${theme.space.xs});
    min-height: 2rem;
    margin-inline: calc(-1 * ${theme.space.xs});
    padding-inline: ${theme.space.xs};
    border-radius: ${theme.radius.s};
    color: ${theme.color.text};
    text-align: start;
  }
  @media (pointer: coarse) {
    & > li > * {
      min-height: 2.75rem;
    }
  }
  & > li > div {
    color: ${theme.color.textMuted};
  }
  & button:hover,
  & [aria-pressed='true'] {
    background: ${theme.color.accentSoft};
  }
  & [aria-pressed='true'] {
    font-weight: ${theme.label.weight};
  }
  & [data-bar] {
    height: 8px;
    border-radius: ${theme.radius.pill};
    background: linear-gradient(90deg, ${theme.color.rating} var(--share), ${theme.color.line} var(--share));
  }
  & [data-percent] {
    text-align: end;
  }
`;

const highestFirst = scores.toReversed();

interface ReviewStatisticsProps {
  /** Number of all reviews, regardless of the filter. */
  list: ReviewList;
  /** The score filtered by. */
  score: number | undefined;
  onScore(score: number | undefined): void;
}

/** The average of all reviews and the share of each score, which is also a filter. */
export function ReviewStatistics({ list, score: chosen, onScore }: ReviewStatisticsProps) {
  const { totalRating, ratingPercents, count } = list;
  return (
    <>
      <Average>
        <strong aria-hidden="true">
          <FormattedNumber value={totalRating} minimumFractionDigits={1} maximumFractionDigits={1} />
        </strong>
        <Rating score={totalRating} size="large" />
        <span>
          <FormattedMessage id="community.ratingSummary.count" values={{ count }} />
        </span>
      </Average>
      <Shares>
        {highestFirst.map((score) => {
          const percent = ratingPercents[score];
          const isChosen = score === chosen;
          const row = (
            <>
              <span>
                <FormattedMessage id="community.reviews.stars" values={{ score }} />
              </span>
              <span data-bar="" style={{ '--share': `${percent}%` } as CSSProperties} />
              <span data-percent="">
                <FormattedMessage id="community.reviews.share" values={{ percent }} />
              </span>
            </>
          );
          return (
            <li key={score}>
              {percent > 0 && percent < 100 ? (
                <button type="button" aria-pressed={isChosen} onClick={() => onScore(isChosen ? undefined : score)}>
                  {row}
                </button>
              ) : (
                <div>{row}</div>
              )}
            </li>
          );
        })}
      </Shares>
    </>
  );
}
