import { CONTENT_WIDTH } from '@shop/ui-kit/layout';
import { media, theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

/** Where content of the usual width begins in the window. */
const windowInset = `max(${theme.space.gutter}, calc((100% - ${CONTENT_WIDTH}) / 2 + ${theme.space.gutter}))`;

/** Styles of the carousel. Slides snap; the ratio comes from the brand, and is taller on narrow screens. */
export const BannerFrame = styled.section`
  position: relative;
  margin-block: ${theme.space.m} ${theme.space.section};
  .track {
    display: flex;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scroll-behavior: smooth;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    border-radius: ${theme.radius.l};
  }
  &[data-width='window'] {
    margin-block-start: 0;
    .track {
      border-radius: 0;
    }
  }
  ${media.reducedMotion} {
    .track {
      scroll-behavior: auto;
    }
  }
  li {
    position: relative;
    flex: 0 0 100%;
    display: flex;
    flex-direction: column;
    scroll-snap-align: start;
    /* A swipe moves by one slide, however fast. */
    scroll-snap-stop: always;
    overflow: hidden;
    background: ${theme.color.surfaceRaised};
    color: ${theme.color.text};
  }
  picture {
    display: contents;
  }
  source {
    display: none;
  }
  /* All slides have the height of the tallest; pictures fill what the texts leave. */
  img {
    flex: 1 0 auto;
    aspect-ratio: 5 / 4;
    border-radius: 0;
  }
  .text {
    padding: ${theme.space.l} ${theme.space.l} ${theme.space.xxl};
  }
  [data-mobile='top'] .text {
    padding-block-end: ${theme.space.l};
  }
  [data-mobile='center'] .text {
    position: absolute;
    inset-block-start: 50%;
    inset-inline: ${theme.space.m};
    translate: 0 -50%;
    padding-block-end: ${theme.space.l};
    border-radius: ${theme.radius.m};
    background: ${theme.color.surfaceRaised};
  }
  h2 {
    color: inherit;
    font-size: clamp(1.75rem, 0.5rem + 3vw, 3rem);
  }
  a {
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  /* In two colours, one of which is seen whatever the picture is. */
  a:focus-visible {
    outline: none;
    &::after {
      outline: ${theme.border.focus} solid ${theme.color.focus};
      outline-offset: calc(-1 * ${theme.border.focus});
      box-shadow: inset 0 0 0 calc(2 * ${theme.border.focus}) ${theme.color.surfaceRaised};
    }
  }
  &[data-width='window'] .text {
    padding-inline: ${theme.space.gutter};
  }
  p {
    margin-block-start: ${theme.space.s};
    font-size: ${theme.text.l};
  }
  .action {
    display: inline-block;
    margin-block-start: ${theme.space.m};
    padding: 0.75rem 1.5rem;
    border-radius: ${theme.button.radius};
    background: ${theme.button.background};
    color: ${theme.button.text};
    font-weight: ${theme.button.weight};
    text-transform: ${theme.button.transform};
    letter-spacing: ${theme.button.letterSpacing};
  }
  /* Below the picture, whose subject may be anywhere. */
  .controls {
    display: flex;
    align-items: center;
    inline-size: fit-content;
    min-block-size: 2.75rem;
    margin-inline: auto;
    padding-inline: ${theme.space.xs};
    color: ${theme.color.text};
  }
  /* Of the pause button, until the browser has said that motion is wanted. */
  .room {
    inline-size: 2.75rem;
  }
  ${media.reducedMotion} {
    .room {
      display: none;
    }
  }
  /* The words stand on the calm left of the picture, which is drawn for it; more words make the banner higher. */
  ${media.tablet} {
    li {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      aspect-ratio: var(--banner-ratio);
      inline-size: 100%;
      isolation: isolate;
    }
    img {
      position: absolute;
      inset: 0;
      z-index: -1;
      block-size: 100%;
      aspect-ratio: auto;
      object-position: right;
      background-position: right;
    }
    h2 {
      font-size: clamp(1.375rem, 3vw, 3rem);
      text-wrap: balance;
    }
    p {
      font-size: clamp(1rem, 0.75rem + 0.6vw, 1.25rem);
    }
    li .text,
    [data-mobile] .text {
      position: static;
      border-radius: 0;
      background: none;
      translate: none;
      inline-size: 45%;
      padding: ${theme.space.m} ${theme.space.s} ${theme.space.m} clamp(1.25rem, 4vw, 4rem);
      display: flex;
      flex-direction: column;
      align-items: flex-start;
      justify-content: center;
    }
    &[data-width='window'] .text {
      padding-inline-start: ${windowInset};
    }
    [data-desktop='center'] .text {
      inline-size: 56%;
      margin-inline: auto;
      padding-inline: ${theme.space.l};
      align-items: center;
      text-align: center;
    }
    [data-desktop='center'] img {
      object-position: center;
      background-position: center;
    }
    [data-desktop='right'] .text {
      margin-inline-start: auto;
      padding-inline: ${theme.space.s} clamp(1.25rem, 4vw, 4rem);
    }
    [data-desktop='right'] img {
      object-position: left;
      background-position: left;
    }
    [data-color='dark'] {
      color: #fff;
    }
    [data-mobile][data-desktop='center'][data-background='solid'] .text {
      margin-block: 4%;
      border-radius: ${theme.radius.l};
    }
    [data-mobile][data-background='solid'] .text {
      background: ${theme.color.surfaceRaised};
    }
    [data-mobile][data-color='dark'][data-background='solid'] .text {
      background: ${theme.color.inverse};
    }
    [data-mobile][data-background='gradient'] .text {
      --veil: rgb(255 255 255 / 82%);
      background: linear-gradient(to right, var(--veil) 65%, transparent);
    }
    [data-mobile][data-background='gradient'][data-desktop='right'] .text {
      background: linear-gradient(to left, var(--veil) 65%, transparent);
    }
    [data-color='dark'][data-mobile][data-background='gradient'] .text {
      --veil: rgb(0 0 0 / 62%);
    }
  }
`;
