import { styled } from 'styled-components';
import { media, theme } from '../theme';

/** Row and arrows. `--phone`, `--tablet` and `--desktop` are the numbers of slides side by side. */
export const CarouselFrame = styled.section`
  --slides: var(--phone);
  position: relative;
  container-type: inline-size;
  & > ul {
    display: flex;
    gap: ${theme.space.m};
    margin: -4px;
    padding: 4px;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: 4px;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    &[data-moving] {
      scroll-snap-type: none;
    }
    &[data-moving='drag'],
    &[data-moving='drag'] a {
      cursor: grabbing;
      user-select: none;
    }
  }
  & > ul > li {
    flex: 0 0 calc((100% - (var(--slides) - 1) * ${theme.space.m}) / var(--slides));
    /* Large text needs the width. */
    min-width: min(8rem, 85%);
    scroll-snap-align: start;
  }
  & > button {
    position: absolute;
    /* Vertically centred on the square picture at the top of a slide. */
    top: calc(50cqi / var(--slides) - 1.375rem);
    left: -0.5rem;
    z-index: 1;
    &:last-child {
      right: -0.5rem;
      left: auto;
    }
    /* Not under the pointer, whose next press would open the slide below. */
    &[aria-disabled='true']:not(:focus-visible, :hover) {
      opacity: 0;
      pointer-events: none;
    }
  }
  ${media.tablet} {
    --slides: var(--tablet);
  }
  ${media.laptop} {
    --slides: var(--desktop);
  }
`;
