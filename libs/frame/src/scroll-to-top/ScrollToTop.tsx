import { useLocation } from '@shop/router';
import { IconButton } from '@shop/ui-kit/button';
import { IconArrowUp } from '@shop/ui-kit/icon';
import { MAIN_ACTION_TIMELINE, media, theme } from '@shop/ui-kit/theme';
import { useIntl } from 'react-intl';
import { keyframes, styled } from 'styled-components';
import { MAIN_ID } from '../useMainFocus';
import { useScrolled } from '../useScrolled';

/** The designer on that page uses the corner (specification, section 2). */
const HIDDEN_ON = '/personalization';

const hide = keyframes`
  from,
  to {
    visibility: hidden;
  }
`;

// Moved by a transform, which is no layout shift, when the consent banner comes.
const Corner = styled.div`
  position: fixed;
  inset-block-end: ${theme.space.m};
  translate: 0 calc(-1 * var(--covered-below, 0px));
  inset-inline-end: ${theme.space.m};
  z-index: 5;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.high};
  /* On phones the page's main button is as wide as the window: nothing may cover it while it is in sight. */
  ${media.belowTablet} {
    animation: ${hide} linear;
    animation-timeline: ${MAIN_ACTION_TIMELINE};
    animation-range: cover;
  }
`;

/** Scrolls back to the top of a long page. */
export function ScrollToTop() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const isScrolled = useScrolled();

  function handlePress() {
    // The button disappears, so the focus moves to the top as well.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }

  if (!isScrolled || pathname.endsWith(HIDDEN_ON)) return null;
  return (
    <Corner data-clear-of-cover="">
      <IconButton
        label={formatMessage({ id: 'frame.scrollToTop.label' })}
        icon={<IconArrowUp />}
        onClick={handlePress}
      />
    </Corner>
  );
}
