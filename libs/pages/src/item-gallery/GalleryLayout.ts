import { theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

/** A row of large pictures to swipe through, with thumbnails of 84 px below (specification, section 9). */
export const GalleryLayout = styled.section`
  display: grid;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  > div {
    position: relative;
    min-inline-size: 0;
  }
  > div > button {
    position: absolute;
    inset: ${theme.space.xs} ${theme.space.xs} auto auto;
  }
  [data-row] {
    display: flex;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-behavior: smooth;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    border-radius: ${theme.radius.picture};
  }
  [data-row] > li {
    display: grid;
    align-items: center;
    flex: 0 0 100%;
    background: ${theme.color.surfaceSunken};
    min-inline-size: 0;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  /* Out of view, these load nothing until the page is hydrated (useGallery). */
  [data-row='waiting'] > :not(:first-child) {
    content-visibility: auto;
  }
  [data-row] > [data-zoomable] {
    cursor: zoom-in;
  }
  [data-thumbnails] {
    display: flex;
    gap: ${theme.space.xs};
    overflow-x: auto;
    padding: 4px;
    margin-inline: -4px;
    scrollbar-width: thin;
  }
  [data-thumbnails] > li {
    flex: none;
    inline-size: 84px;
  }
  [data-thumbnails] button {
    position: relative;
    display: block;
    inline-size: 100%;
    border-radius: ${theme.radius.picture};
    opacity: 0.75;
  }
  [data-thumbnails] .icon {
    position: absolute;
    inset: calc(50% - 1rem) auto auto calc(50% - 1rem);
    inline-size: 2rem;
    block-size: 2rem;
    padding: 0.5rem;
    border-radius: 50%;
    background: ${theme.color.inverse};
    color: ${theme.color.onInverse};
  }
  [data-thumbnails] [aria-current] {
    outline: 2px solid ${theme.color.accent};
    opacity: 1;
  }
  @media print {
    [data-thumbnails],
    [data-row] > li:not(:first-child),
    > div > button {
      display: none;
    }
  }
`;
