import type { Reactions as ReactionsOfReview } from '@shop/contracts';
import { VisuallyHidden } from '@shop/ui-kit/layout';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useTakingPart } from '../shared/useTakingPart';
import { IconThumb } from './IconThumb';

const Row = styled.div`
  display: flex;
  gap: ${theme.space.xs};
  & > * {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.xs};
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding-inline: ${theme.space.s};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.pill};
    font-size: ${theme.text.s};
    font-variant-numeric: tabular-nums;
  }
  & svg {
    font-size: ${theme.text.l};
  }
  & > button:hover {
    border-color: currentColor;
  }
  & > [data-own] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    font-weight: ${theme.label.weight};
  }
  & > [data-reaction='dislike'] svg {
    rotate: 180deg;
  }
`;

const kinds = ['like', 'dislike'] as const;

/** How many found a review helpful and how many did not, with the customer's own choice. Others are asked to register. */
export function Reactions({ reactions }: { reactions: ReactionsOfReview }) {
  const { isCustomer, askToRegister } = useTakingPart();
  const { likeCounter, dislikeCounter, currentUserReaction } = reactions;
  const counters = { like: likeCounter, dislike: dislikeCounter };
  if (isCustomer && likeCounter + dislikeCounter === 0) return null;
  return (
    <Row>
      {kinds.map((kind) => {
        const isOwn = kind === currentUserReaction;
        const content = (
          <>
            <IconThumb />
            <VisuallyHidden>
              <FormattedMessage id={`community.reviews.${kind}`} />
            </VisuallyHidden>
            <span>{counters[kind]}</span>
            {isOwn && (
              <VisuallyHidden>
                <FormattedMessage id="community.reviews.ownReaction" />
              </VisuallyHidden>
            )}
          </>
        );
        const look = { 'data-reaction': kind, 'data-own': isOwn ? '' : undefined };
        return isCustomer ? (
          <span key={kind} {...look}>
            {content}
          </span>
        ) : (
          <button key={kind} type="button" {...look} onClick={() => askToRegister('reviews')}>
            {content}
          </button>
        );
      })}
    </Row>
  );
}
