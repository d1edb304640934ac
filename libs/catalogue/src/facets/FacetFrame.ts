import { media, theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

const { color, space } = theme;

/**
 * The facets beside the list (`column`) or above it (`row`, panels that open over the list). On small screens they are
 * in a drawer, or in the page where there are no scripts.
 */
export const FacetFrame = styled.form`
  display: none;
  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.xs};
    min-height: 2.75rem;
    font-weight: 600;
    cursor: pointer;
  }
  & summary > svg {
    transition: rotate ${theme.motion.fast};
  }
  & [open] > summary > svg {
    rotate: 0.5turn;
  }
  @media (scripting: none) {
    display: block;
  }
  ${media.laptop} {
    display: block;
    &[data-layout='column'] {
      position: sticky;
      /* Below the header, which is sticky too. */
      top: 8rem;
      max-height: calc(100vh - 9rem);
      overflow-y: auto;
    }
    &[data-layout='column'] details {
      padding-block: ${space.xxs};
      border-bottom: 1px solid ${color.line};
    }
    &[data-layout='column'] details[open] {
      padding-bottom: ${space.s};
    }
    &[data-layout='row'] {
      display: flex;
      flex-wrap: wrap;
      gap: ${space.xs};
    }
    &[data-layout='row'] details {
      position: relative;
    }
    &[data-layout='row'] summary {
      padding-inline: ${space.m};
      border: ${theme.border.control} solid ${color.lineStrong};
      border-radius: ${theme.button.radius};
      background: ${color.control};
    }
    &[data-layout='row'] summary[data-chosen] {
      border-color: ${color.accent};
      background: ${color.accentSoft};
    }
    &[data-layout='row'] details > div {
      position: absolute;
      top: calc(100% + ${space.xxs});
      z-index: 10;
      min-width: 17rem;
      max-height: 24rem;
      padding: ${space.xs} ${space.m};
      overflow-y: auto;
      border-radius: ${theme.radius.m};
      background: ${color.surfaceRaised};
      box-shadow: ${theme.shadow.high};
    }
  }
`;
