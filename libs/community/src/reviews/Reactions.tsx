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
type Kind = (typeof kinds)[number];

interface ReactionsProps {
  reactions: ReactionsOfReview;
}

/**
 * Helpful and unhelpful votes of a review, with the customer's own. Visitors without an account are asked to register.
 */
export function Reactions({ reactions }: ReactionsProps) {
  const { isCustomer, askToRegister } = useTakingPart();
  const readable = reactions.likeCounter + reactions.dislikeCounter > 0 && (
    <Row>
      {kinds.map((kind) => (
        <span key={kind} {...attributesOf(kind, reactions)}>
          <Reaction kind={kind} reactions={reactions} />
        </span>
      ))}
    </Row>
  );
  if (isCustomer) return readable;
  return (
    <>
      <Row data-scripted="">
        {kinds.map((kind) => (
          <button key={kind} type="button" {...attributesOf(kind, reactions)} onClick={() => askToRegister('reviews')}>
            <Reaction kind={kind} reactions={reactions} />
          </button>
        ))}
      </Row>
      <noscript>{readable}</noscript>
    </>
  );
}

const attributesOf = (kind: Kind, { currentUserReaction }: ReactionsOfReview) => ({
  'data-reaction': kind,
  'data-own': kind === currentUserReaction ? '' : undefined,
});

function Reaction({ kind, reactions }: ReactionsProps & { kind: Kind }) {
  return (
    <>
      <IconThumb />
      <VisuallyHidden>
        <FormattedMessage id={`community.reviews.${kind}`} />
      </VisuallyHidden>
      <span>{reactions[`${kind}Counter`]}</span>
      {kind === reactions.currentUserReaction && (
        <VisuallyHidden>
          <FormattedMessage id="community.reviews.ownReaction" />
        </VisuallyHidden>
      )}
    </>
  );
}
