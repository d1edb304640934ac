import { media, theme } from '@shop/ui-kit/theme';
import { keyframes, styled } from 'styled-components';

const rise = keyframes`from { translate: 0 2rem; opacity: 0; }`;

/** A card at the bottom of the window: below the header's flyouts, over the page. Scrolls where a window is very low. */
export const BannerCard = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: 9;
  display: grid;
  gap: ${theme.space.m};
  max-block-size: 60vh;
  overflow-y: auto;
  padding: ${theme.space.m} ${theme.space.gutter};
  border-block-start: 1px solid ${theme.color.line};
  border-start-start-radius: ${theme.radius.l};
  border-start-end-radius: ${theme.radius.l};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.high};
  font-size: ${theme.text.s};
  animation: ${rise} ${theme.motion.base} ease-out;
  .title {
    margin-block-end: ${theme.space.xxs};
    color: ${theme.color.heading};
    font-family: ${theme.font.heading};
    font-size: ${theme.text.l};
    font-weight: ${theme.heading.weight};
    line-height: 1.3;
  }
  .answers {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space.xs};
  }
  .answers > button {
    padding-inline: ${theme.space.xs};
  }
  .answers > :last-child {
    grid-column: 1 / -1;
  }
  ${media.phone} {
    .answers {
      grid-template-columns: repeat(3, 1fr);
    }
    .answers > button {
      padding-inline: ${theme.space.m};
    }
    .answers > :last-child {
      grid-column: auto;
    }
  }
  ${media.tablet} {
    inset: auto ${theme.space.m} ${theme.space.m};
    max-inline-size: 72rem;
    margin-inline: auto;
    padding: ${theme.space.l};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.l};
  }
  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: ${theme.space.xl};
  }
`;
