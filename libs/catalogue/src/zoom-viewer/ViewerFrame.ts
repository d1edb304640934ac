import { media, theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

/** The whole window, dark, one picture or video in it. */
export const ViewerFrame = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};
  overflow: hidden;
  &[open] {
    display: grid;
    grid-template-rows: auto 1fr;
  }
  [data-head] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.m};
    padding: ${theme.space.xs} ${theme.space.m};
  }
  [data-stage] {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 0;
    overflow: auto;
    overscroll-behavior: contain;
    touch-action: pan-y pinch-zoom;
  }
  [data-stage] > button {
    display: block;
    max-width: 100%;
    max-height: 100%;
    cursor: zoom-in;
  }
  [data-stage] > [data-video] {
    inline-size: min(100%, (100dvh - 5rem) * 16 / 9);
  }
  [data-stage] > button img {
    width: auto;
    max-width: 100%;
    max-height: calc(100dvh - 5rem);
    margin: auto;
    background: none;
    object-fit: contain;
  }
  &[data-zoomed] [data-stage] {
    place-items: start;
    touch-action: auto;
    & > button {
      max-width: none;
      max-height: none;
      cursor: zoom-out;
    }
    & > button img {
      width: 200vw;
      max-width: none;
      max-height: none;
    }
  }
  [data-way] {
    position: fixed;
    top: calc(50% - 1.375rem);
    left: ${theme.space.s};
    &[data-way='next'] {
      right: ${theme.space.s};
      left: auto;
    }
  }
  /* A video that is as wide as the window keeps its controls to itself. */
  ${media.belowTablet} {
    &[data-videos] [data-way] {
      top: auto;
      bottom: ${theme.space.s};
    }
  }
`;
