import type { Reactions as ReactionsOfReview } from '@shop/contracts';
import { LateTexts, useLateMessages, withTexts } from '@shop/intl';
import { preloadable } from '@shop/preloadable';
import { useAddReactionMutation } from '@shop/service-client/community-reactions';
import { VisuallyHidden } from '@shop/ui-kit/layout';
import { WhenWanted } from '@shop/ui-kit/part';
import { Spinner } from '@shop/ui-kit/spinner';
import { theme } from '@shop/ui-kit/theme';
import { useRef, useState } from 'react';
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
  & > [data-key='dislike'] svg {
    rotate: 180deg;
  }
`;

/** Below the row of votes. */
const Failure = styled.p`
  order: 1;
  flex-basis: 100%;
  color: ${theme.color.danger};
  font-size: ${theme.text.s};
  &:empty {
    display: none;
  }
`;

const failure = preloadable(() => import('./ReactionFailure'));

const kinds = ['like', 'dislike'] as const;
type Kind = (typeof kinds)[number];

interface ReactionsProps {
  reactions: ReactionsOfReview;
}

/**
 * Helpful and unhelpful votes of a review, with the customer's own. Pressing one counts at once, and is put right by the
 * answer. Visitors without an account are asked to register.
 */
export function Reactions({ reviewId, reactions }: ReactionsProps & { reviewId: string }) {
  const { isCustomer, mayTakePart, isAsking } = useTakingPart();
  const [pressed, setPressed] = useState<Kind | null>(null);
  const [react, { isLoading, isError, data }] = useAddReactionMutation();
  // Votes are sent one after the other: what is pressed while one is on its way is a change of mind.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const hasFailed = !isLoading && (isError || Boolean(data?.error));

  function handlePress(kind: Kind) {
    setPressed(kind);
    last.current = last.current.then(async () => {
      if (await mayTakePart('reviews')) await react({ reviewId, like: kind === 'like' });
    });
  }

  const isBusy = (kind: Kind) => isAsking && kind === pressed;

  return (
    <>
      <Row data-scripted="">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            {...attributesOf(kind, reactions)}
            aria-pressed={isCustomer ? kind === reactions.currentUserReaction : undefined}
            aria-busy={isBusy(kind) || undefined}
            onClick={() => handlePress(kind)}
          >
            <Reaction kind={kind} reactions={reactions} isBusy={isBusy(kind)} />
          </button>
        ))}
      </Row>
      {reactions.likeCounter + reactions.dislikeCounter > 0 && (
        <noscript>
          <Row>
            {kinds.map((kind) => (
              <span key={kind} {...attributesOf(kind, reactions)}>
                <Reaction kind={kind} reactions={reactions} />
              </span>
            ))}
          </Row>
        </noscript>
      )}
      <Failure role="alert">{hasFailed && <FailureText />}</Failure>
    </>
  );
}

/** Its text is late. */
function FailureText() {
  const texts = useLateMessages();
  return (
    <WhenWanted part={withTexts(failure, texts)}>
      {({ default: ReactionFailure }) => (
        <LateTexts late={texts?.loaded()?.default}>
          <ReactionFailure />
        </LateTexts>
      )}
    </WhenWanted>
  );
}

const attributesOf = (kind: Kind, { currentUserReaction }: ReactionsOfReview) => ({
  'data-key': kind,
  'data-own': kind === currentUserReaction ? '' : undefined,
});

function Reaction({ kind, reactions, isBusy = false }: ReactionsProps & { kind: Kind; isBusy?: boolean }) {
  return (
    <>
      {isBusy ? <Spinner /> : <IconThumb />}
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
