import { MAX_SCORE } from '@shop/contracts/constants';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { theme } from '../theme';

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  line-height: 1;
`;

// One element for all stars: a gradient up to the score, masked by stars. 20 px large, 15 px normal (section 9).
const Stars = styled.span`
  width: 75px;
  height: 15px;
  background: linear-gradient(90deg, ${theme.color.rating} var(--score), ${theme.color.line} var(--score));
  mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='m10 1 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L10 15l-5.6 3 1.2-6.2L1 7.5l6.3-.8z'/%3E%3C/svg%3E")
    0 0 / 20% 100%;
  &[data-size='large'] {
    width: 100px;
    height: 20px;
  }
`;

export interface RatingProps {
  score: number;
  /** Number of ratings, shown in brackets. */
  count?: number;
  size?: 'large' | 'normal';
  /** Maximum score. */
  max?: number;
}

/** A score as stars, filled to `score / max` of their width. */
export function Rating({ score, count, size = 'normal', max = MAX_SCORE }: RatingProps) {
  const intl = useIntl();
  const percentage = Math.min(100, Math.max(0, (score / max) * 100));
  const label = intl.formatMessage(
    { id: count === undefined ? 'ui-kit.rating.label' : 'ui-kit.rating.labelWithCount' },
    { score: Math.round(score * 10) / 10, max, count },
  );
  return (
    <Line role="img" aria-label={label}>
      <Stars
        data-size={size === 'large' ? size : undefined}
        style={{ '--score': `${Math.round(percentage * 10) / 10}%` } as CSSProperties}
      />
      {count !== undefined && <span aria-hidden="true">({count})</span>}
    </Line>
  );
}
