import { styled } from 'styled-components';
import { media, theme } from '../theme';

const { button, color, space } = theme;

/** A 16:9 box with cover, question and player stacked. */
export const VideoFrame = styled.div`
  position: relative;
  display: grid;
  overflow: hidden;
  border-radius: ${theme.radius.picture};
  aspect-ratio: 16 / 9;
  & > * {
    grid-area: 1 / 1;
    min-width: 0;
    min-height: 0;
  }
  & > iframe {
    width: 100%;
    height: 100%;
    border: 0;
    background: ${color.inverse};
  }
  & > [data-loading] {
    opacity: 0;
  }
  .cover {
    height: 100%;
    border-radius: 0;
    transition: scale ${theme.motion.base};
  }
  /* The button stays in position. */
  div.cover > svg {
    display: none;
  }
  .play {
    /* A cover that scales on hover would cover it. */
    position: relative;
    display: grid;
    place-items: center;
  }
  .play:focus-visible {
    outline-offset: calc(-1 * ${theme.border.focus});
  }
  .play > span {
    display: grid;
    place-items: center;
    width: 4.5rem;
    height: 4.5rem;
    border-radius: ${theme.radius.pill};
    background: ${button.background};
    color: ${button.text};
    box-shadow: ${theme.shadow.high};
    font-size: 2rem;
    transition: background ${theme.motion.fast};
  }
  ${media.hover} {
    &:hover > .cover {
      scale: 1.03;
    }
    .play:hover > span {
      background: ${button.backgroundHover};
    }
  }
  .veil {
    z-index: 1;
    display: grid;
    align-content: safe center;
    justify-items: center;
    gap: ${space.s};
    padding: ${space.s} ${space.m};
    overflow-y: auto;
    background: color-mix(in srgb, ${color.inverse} 92%, transparent);
    color: ${color.onInverse};
    font-size: ${theme.text.s};
    line-height: 1.4;
    text-align: center;
    text-wrap: balance;
  }
  .veil > p {
    max-width: 34rem;
  }
  .veil > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space.xs} ${space.s};
  }
  .veil :focus-visible {
    outline-color: ${color.onInverse};
  }
  .veil[role='status'] {
    background: color-mix(in srgb, ${color.inverse} 60%, transparent);
    font-size: 2rem;
  }
`;
