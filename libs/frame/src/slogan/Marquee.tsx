import { IconButton } from '@shop/ui-kit/button';
import { IconPause, IconPlay } from '@shop/ui-kit/icon';
import { media, theme } from '@shop/ui-kit/theme';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import styled, { keyframes } from 'styled-components';

/** How often the text stands in the row, and seconds a round takes (specification, section 9). */
const REPEATS = 30;
const ROUND_S = 100;

// Half the row, which holds an even number of the same text: the start and the end of a round look alike.
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
  /* The one link of it is at the start, where its focus can be seen. */
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
  /** What is repeated; read aloud and reached by the keyboard once. */
  text: string;
  children: ReactNode;
}

/** A text that passes by, 100 s a round. It rests while pointed at or focused, and a button stops it. */
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
