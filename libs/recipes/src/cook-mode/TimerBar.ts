import { theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

/** Timers over the lower edge of a page, once the cook mode is closed. */
export const TimerBar = styled.div`
  position: fixed;
  z-index: 5;
  inset-block-end: ${theme.space.s};
  inset-inline: ${theme.space.s};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs};
  width: fit-content;
  /* Beside the button that scrolls to the top. */
  max-width: calc(100% - 2 * ${theme.space.s} - 4rem);
  padding: ${theme.space.xs};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.high};
  @media print {
    display: none;
  }
`;
