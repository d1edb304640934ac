import { theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

const HEIGHT = `calc(var(--bar-height, 0px) + ${theme.space.s})`;

/**
 * Timers over the lower edge of a page, once the cook mode is closed, above the consent banner. Notices, the way to the top
 * and the footer make room for them.
 */
export const TimerBar = styled.div`
  position: fixed;
  z-index: 5;
  inset-block-end: ${theme.space.s};
  translate: 0 calc(-1 * var(--covered-below));
  inset-inline: ${theme.space.s};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs};
  width: fit-content;
  max-width: calc(100% - 2 * ${theme.space.s});
  padding: ${theme.space.xs};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.high};
  /* Its own height does not cover it. The consent banner's rule for data-clear-of-cover wins over :where. */
  --bar-above: 0px;
  :where(&) {
    --covered-below: 0px;
  }
  /* Restyles every element, once for a bar. */
  html:has(&) {
    --bar-above: ${HEIGHT};
    --covered-below: ${HEIGHT};
    scroll-padding-bottom: ${HEIGHT};
  }
  @media print {
    display: none;
  }
`;
