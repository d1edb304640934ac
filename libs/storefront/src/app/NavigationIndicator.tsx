import { useNavigationState } from '@shop/router';
import { LiveRegion } from '@shop/ui-kit/live-region';
import { media, theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { keyframes, styled } from 'styled-components';

const grow = keyframes`from { transform: scaleX(0); }`;
const appear = keyframes`from { opacity: 0; }`;

// The duration is unknown: it grows quickly at first, then ever more slowly.
const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 100;
  block-size: 3px;
  background: ${theme.color.accent};
  transform: scaleX(0.9);
  transform-origin: left;
  animation: ${grow} 10s cubic-bezier(0, 0.8, 0.2, 1);
  pointer-events: none;
  ${media.reducedMotion} {
    transform: none;
    animation: ${appear} ${theme.motion.base};
  }
`;

/** A progress bar at the top of the window during a navigation. A slow one is announced too. */
export function NavigationIndicator() {
  const state = useNavigationState();
  if (state === 'idle') return null;
  return (
    <>
      <Line data-navigation-line="" aria-hidden="true" />
      <LiveRegion>{state === 'slow' && <FormattedMessage id="storefront.navigation.slow" />}</LiveRegion>
    </>
  );
}
