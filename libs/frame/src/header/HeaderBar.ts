import { HOVER_DELAY_MS, media, theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

const scrimOf = (color: string, share: number) => `color-mix(in srgb, ${color} ${share}%, transparent)`;

/**
 * Not in use: nothing hovered, open or focused by keyboard, and the page is at its top. The focus that returns to a button
 * when its drawer closes by a press is no use.
 */
const AT_REST = ':not([data-scrolled], :hover, :has(:focus-visible, dialog[open], [aria-expanded="true"]))';

/** Height of the search and the tools, and width of each tool. */
const TOUCH_SIZE = '2.75rem';

/** Of a header with the search below its tools, where neither wraps: what `useHeaderOffset` measures. */
const HEIGHT_WITH_SEARCH = '6.5rem';

/** Somebody types, or presses the button: not every browser focuses a pressed button. */
const USED_SEARCH = ['.search :focus', '.search button:active'];
const SEARCH_AT_REST = `:not(:has(${USED_SEARCH.join()}))`;

/**
 * The header's styles. Over a hero it takes no height and is transparent until the pointer or the focus enters it, or
 * the page scrolls. The scrims give text a contrast of 4.5:1 on any picture, black or white.
 */
export const HeaderBar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  .bar {
    position: relative;
    background-color: ${theme.header.background};
    color: ${theme.header.text};
    box-shadow: inset 0 -1px ${theme.color.line};
    transition:
      background-color ${theme.motion.fast},
      color ${theme.motion.fast};
  }
  .top {
    display: none;
  }
  ${media.belowLaptop} {
    html:has(&) {
      --header-offset: ${HEIGHT_WITH_SEARCH};
    }
  }
  .row {
    scroll-margin-block-start: var(--header-offset);
    /* The tools go below the logo where large text leaves no room for both. */
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${theme.space.xs};
    padding-block: ${theme.space.xs};
  }
  .logo {
    grid-area: logo;
    display: inline-flex;
    /* In a narrow window it is smaller, so that the tools stay beside it. */
    flex: 1 1 9rem;
    max-inline-size: max-content;
    justify-self: start;
    color: inherit;
  }
  .burger {
    grid-area: burger;
    margin-inline-start: -0.75rem;
  }
  .search {
    grid-area: search;
    flex-basis: 100%;
    order: 1;
  }
  .tools {
    grid-area: tools;
    display: flex;
    align-items: center;
    margin-inline: auto -0.75rem;
  }
  .nav {
    display: none;
  }
  /*
   * Once scrolled, the search is an icon beside the tools until it is used. Nothing is laid out anew, so that the page
   * does not move: the end of the field is shown one row higher, without what it says.
   */
  &[data-scrolled]${SEARCH_AT_REST} {
    ${media.belowLaptop} {
      .bar {
        clip-path: inset(0 0 ${TOUCH_SIZE});
        box-shadow: inset 0 calc(-1px - ${TOUCH_SIZE}) ${theme.color.line};
      }
      .search {
        transform: translate(calc(0.75rem - 2 * ${TOUCH_SIZE}), -100%);
        clip-path: inset(0 0 0 calc(100% - ${TOUCH_SIZE}));
      }
      .search input {
        opacity: 0;
      }
      /* The press is for the field below it. */
      .search button {
        pointer-events: none;
      }
    }
  }
  ${media.belowLaptop} {
    html:has(&[data-scrolled]):not(:has(${USED_SEARCH.map((used) => `& ${used}`).join()})) {
      --header-shown: calc(var(--header-offset) - ${TOUCH_SIZE});
    }
  }
  ${media.laptop} {
    /* The upper row scrolls away, and returns on keyboard focus. */
    --top: 2.5rem;
    inset-block-start: calc(-1 * var(--top));
    &:has(.top :focus-visible) {
      inset-block-start: 0;
    }
    .top {
      display: flex;
      justify-content: space-between;
      align-items: center;
      block-size: var(--top);
    }
    .top > :last-child {
      display: flex;
      align-items: center;
      gap: ${theme.space.m};
      font-size: ${theme.text.s};
    }
    .burger {
      display: none;
    }
    .logo svg {
      max-inline-size: none;
    }
    .nav {
      display: block;
      grid-area: nav;
    }
    .row {
      display: grid;
      min-block-size: ${theme.header.height};
      grid-template-columns: auto 1fr minmax(12rem, 20rem) auto;
      grid-template-areas: 'logo nav search tools';
      column-gap: ${theme.space.l};
    }
    &[data-logo='center'] .row {
      grid-template-columns: 1fr auto 1fr;
      grid-template-areas: 'search logo tools' 'nav nav nav';
    }
    &[data-logo='center'] .search {
      max-inline-size: 18rem;
    }
    &[data-logo='center'] .logo {
      justify-self: center;
    }
    &[data-logo='center'] .tools {
      justify-self: end;
    }
    &[data-nav='below'][data-logo='start'] .row {
      grid-template-columns: auto 1fr auto;
      grid-template-areas: 'logo search tools' 'nav nav nav';
    }
  }
  /* A low window, e.g. at high zoom, has no height to spare. */
  @media (max-height: 30rem) {
    position: relative;
    inset-block-start: 0;
  }
  &[data-over] {
    block-size: 0;
  }
  &[data-over]${AT_REST} {
    .bar {
      background-color: ${scrimOf(theme.header.background, 66)};
      box-shadow: none;
      transition-delay: ${HOVER_DELAY_MS}ms;
    }
    &[data-over='dark'] .bar {
      /* An accent colour for light backgrounds would be illegible here. */
      --color-accent: ${theme.color.onInverse};
      --color-onAccent: ${theme.color.inverse};
      background-color: ${scrimOf(theme.color.inverse, 72)};
      color: ${theme.color.onInverse};
    }
  }
  /* There is no scroll state to react to then. */
  @media (scripting: none) {
    &[data-over] {
      position: relative;
    }
  }
`;
