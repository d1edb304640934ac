import { IconButton } from '@shop/ui-kit/button';
import { IconArrowUp } from '@shop/ui-kit/icon';
import { theme } from '@shop/ui-kit/theme';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { MAIN_ID } from '../useMainFocus';

/** px scrolled before the button shows (specification, section 9). */
const THRESHOLD_PX = 50;
/** The designer there needs the corner (specification, section 2). */
const HIDDEN_ON = '/personalization';

const Corner = styled.div`
  position: fixed;
  inset-block-end: ${theme.space.m};
  inset-inline-end: ${theme.space.m};
  z-index: 5;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.high};
`;

/** Takes the visitor back to the top of a long page. */
export function ScrollToTop() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    const handleScroll = () => setScrolled(window.scrollY > THRESHOLD_PX);
    handleScroll();
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);

  function handlePress() {
    // The button goes away: the keyboard, too, goes on at the top.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }

  if (!scrolled || pathname.endsWith(HIDDEN_ON)) return null;
  return (
    <Corner>
      <IconButton label={formatMessage({ id: 'frame.scrollToTop' })} icon={<IconArrowUp />} onClick={handlePress} />
    </Corner>
  );
}
