import { theme } from '../theme';
import styled from 'styled-components';

const HEIGHT = '3.25rem';
/**
 * Distance between the bar, including two borders, and a section it links to: 20 px (specification, section 9). The
 * frame's scroll padding already adds half a rem below its header.
 */
const SECTION_OFFSET = `calc(${HEIGHT} + 2px + 20px - 0.5rem)`;

/** Sticky below the page's header, whose height the frame sets as `--header-offset`, and as `--header-shown` what is seen of it. */
export const NavigationBar = styled.nav`
  position: sticky;
  /* Covers the header's bottom line. */
  inset-block-start: calc(var(--header-shown, var(--header-offset, 1px)) - 1px);
  z-index: 5;
  margin-block: ${theme.space.l};
  border-block: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  ul {
    position: relative;
    display: flex;
    gap: ${theme.space.l};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    scroll-behavior: smooth;
  }
  li {
    flex: none;
  }
  a {
    display: flex;
    align-items: center;
    block-size: ${HEIGHT};
    border-block: 3px solid transparent;
    color: ${theme.color.textMuted};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    color: ${theme.color.text};
    border-block-end-color: ${theme.color.line};
  }
  a[aria-current] {
    color: ${theme.color.text};
    border-block-end-color: ${theme.color.accent};
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  /* Its own line separates it from the first one. */
  + [data-section]::before {
    display: none;
  }
  /* Behind it, or behind the part that it is. */
  &,
  [data-part]:has(> &) {
    ~ [data-section],
    ~ * [data-section] {
      scroll-margin-block-start: ${SECTION_OFFSET};
      outline: none;
    }
  }
`;
