import { media, theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

/**
 * A row of pictures as wide as the frame, arrows on it, and a row of thumbnails of 76 px below (specification, section
 * 9). With `data-pictures="stack"`, wide screens show all pictures, the first one large.
 */
export const GalleryFrame = styled.section`
  min-width: 0;
  & > div:first-child {
    position: relative;
  }
  & [data-row] {
    display: flex;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-behavior: smooth;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    border-radius: ${theme.radius.picture};
    cursor: zoom-in;
    & > li {
      position: relative;
      flex: 0 0 100%;
      scroll-snap-align: start;
      scroll-snap-stop: always;
    }
    /* Out of view, these load nothing until the page is hydrated (useGallery). What is skipped has no height of its own. */
    &[data-row='waiting'] > :not(:first-child) {
      content-visibility: auto;
      aspect-ratio: 1;
    }
  }
  & [data-row] ~ button {
    position: absolute;
    top: ${theme.space.xs};
    right: ${theme.space.xs};
  }
  & [data-row] ~ button:nth-child(n + 3) {
    top: calc(50% - 1.375rem);
  }
  & [data-row] ~ button:nth-child(3) {
    right: auto;
    left: ${theme.space.xs};
  }
  & [data-thumbnails] {
    display: flex;
    gap: ${theme.space.xs};
    margin: ${theme.space.xs} -4px 0;
    padding: 4px;
    overflow-x: auto;
    scrollbar-width: thin;
    & button {
      display: block;
      width: 76px;
      border-radius: ${theme.radius.picture};
      opacity: 0.7;
    }
    & [aria-current] {
      opacity: 1;
      outline: 2px solid ${theme.color.accent};
    }
    & button:focus-visible {
      outline: ${theme.border.focus} solid ${theme.color.focus};
    }
  }
  ${media.laptop} {
    &[data-pictures='stack'] {
      & [data-row] {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: ${theme.space.s};
        overflow: visible;
        border-radius: 0;
      }
      & [data-row] > li {
        overflow: hidden;
        border-radius: ${theme.radius.picture};
      }
      & [data-row] > li:first-child,
      & [data-row] > li:last-child:nth-child(even) {
        grid-column: 1 / -1;
      }
      & [data-row] ~ button:nth-child(n + 3),
      & [data-thumbnails] {
        display: none;
      }
    }
  }
`;
