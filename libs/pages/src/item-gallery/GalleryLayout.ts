import { theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

/** One large picture, thumbnails below. */
export const GalleryLayout = styled.section`
  display: grid;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  > [data-open] {
    display: block;
    inline-size: 100%;
    border-radius: ${theme.radius.picture};
    cursor: zoom-in;
  }
  ul {
    display: flex;
    gap: ${theme.space.xs};
    overflow-x: auto;
    padding: 4px;
    margin-inline: -4px;
  }
  li {
    flex: none;
    inline-size: 84px;
  }
  li button {
    position: relative;
    display: block;
    inline-size: 100%;
    border-radius: ${theme.radius.picture};
    opacity: 0.75;
  }
  li .icon {
    position: absolute;
    inset: calc(50% - 1rem) auto auto calc(50% - 1rem);
    inline-size: 2rem;
    block-size: 2rem;
    padding: 0.5rem;
    border-radius: 50%;
    background: ${theme.color.inverse};
    color: ${theme.color.onInverse};
  }
  [aria-current] {
    outline: 2px solid ${theme.color.accent};
    opacity: 1;
  }
  @media print {
    ul {
      display: none;
    }
  }
`;
