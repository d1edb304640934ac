import { MAIN_ACTION_TIMELINE, media, theme } from '@shop/ui-kit/theme';
import { keyframes, styled } from 'styled-components';

const HEIGHT = '4rem';

const rise = keyframes`
  from {
    visibility: hidden;
    translate: 0 100%;
  }
`;

/**
 * On phones, price and button at the window's bottom once the button of the form has gone out of sight at its top. By
 * style alone; a browser without such timelines shows none. Notices, the way to the top and the footer make room for it.
 */
export const BuyBar = styled.div`
  display: none;
  @supports (animation-timeline: view()) {
    ${media.belowTablet} {
      position: fixed;
      inset: auto 0 0;
      z-index: 4;
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${theme.space.m};
      block-size: ${HEIGHT};
      padding-inline: ${theme.space.gutter};
      background: ${theme.color.surfaceRaised};
      box-shadow: ${theme.shadow.high};
      animation: ${rise} linear both;
      animation-timeline: ${MAIN_ACTION_TIMELINE};
      animation-range: exit 0% exit 100%;
      > button {
        min-inline-size: 0;
        white-space: normal;
      }
      html:has(&) {
        --covered-below: ${HEIGHT};
        scroll-padding-bottom: ${HEIGHT};
      }
    }
  }
`;
