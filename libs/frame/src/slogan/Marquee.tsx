import { IconButton } from '@shop/ui-kit/button';
import { IconPause, IconPlay } from '@shop/ui-kit/icon';
import { media, theme } from '@shop/ui-kit/theme';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import styled, { keyframes } from 'styled-components';

/** Repetitions of the text, and seconds of one round (specification, section 9). */
const REPEATS = 30;
const ROUND_S = 100;

// Half the row: since it contains an even number of repetitions, the animation repeats seamlessly.
const pass = keyframes`
  to { translate: -50%; }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  > div {
    overflow: hidden;
  }
  p {
    display: flex;
    inline-size: max-content;
    animation: linear infinite ${ROUND_S}s;
    animation-name: ${pass};
  }
  p > span {
    padding-inline-end: ${theme.space.xxl};
  }
  &[data-paused='true'] p,
  &:hover p {
    animation-play-state: paused;
  }
  /* Its one link is at the start, where its focus is visible. */
  p:focus-within {
    animation: none;
  }
  ${media.reducedMotion} {
    p {
      animation: none;
      justify-content: center;
      inline-size: auto;
    }
    [aria-hidden],
    > button {
      display: none;
    }
  }
`;

interface MarqueeProps {
  /** The text; repeated visually, but announced and focusable only once. */
  text: string;
  children: ReactNode;
}

/** A moving text, 100 s per round. Pauses on hover and focus, and has a stop button. */
export function Marquee({ text, children }: MarqueeProps) {
  const { formatMessage } = useIntl();
  const [paused, setPaused] = useState(false);
  return (
    <Row data-paused={paused}>
      <div>
        <p>
          <span>{children}</span>
          {Array.from({ length: REPEATS - 1 }, (_, index) => (
            <span key={index} aria-hidden="true">
              {text}
            </span>
          ))}
        </p>
      </div>
      <IconButton
        label={formatMessage({ id: paused ? 'frame.slogan.play' : 'frame.slogan.pause' })}
        icon={paused ? <IconPlay /> : <IconPause />}
        onClick={() => setPaused((was) => !was)}
      />
    </Row>
  );
}
