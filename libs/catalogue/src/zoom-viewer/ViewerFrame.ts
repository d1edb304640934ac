import { theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

/** The whole window, dark, one picture in it. */
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
  img {
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
    img {
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
`;
