import { Countdown } from '@shop/ui-kit/countdown';
import { theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

// On the picture, so that nothing moves when it appears or disappears.
const Pill = styled.div`
  position: absolute;
  bottom: ${theme.space.xs};
  left: ${theme.space.xs};
  padding: ${theme.space.xxs} ${theme.space.s};
  border-radius: ${theme.badge.radius};
  background: ${theme.color.surfaceRaised};
  &:not(:has([role='timer'])) {
    visibility: hidden;
  }
`;

export interface TileCountdownProps {
  /** Unix ms, like endDate. */
  startDate: number | null;
  endDate: number;
}

/** Remaining time of an offer, on the tile's picture. */
export default function TileCountdown(props: TileCountdownProps) {
  return (
    <Pill>
      <Countdown {...props} />
    </Pill>
  );
}
