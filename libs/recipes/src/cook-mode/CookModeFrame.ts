import { media, theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

const { color } = theme;

/**
 * Ingredients at the side, one large step in the middle, timers and navigation at the bottom: readable from a distance.
 * Light on dark, with the drawer around it, because a kitchen table is looked at from the side and a screen that stays on
 * should not dazzle.
 */
export const CookModeFrame = styled.div`
  /* The drawer's own content: notices that are shown over it keep their colours. */
  dialog > div:has(&) {
    --color-text: ${color.onInverse};
    --color-heading: ${color.onInverse};
    --color-textMuted: color-mix(in srgb, ${color.onInverse} 80%, ${color.inverse});
    --color-surface: ${color.inverse};
    --color-surfaceRaised: ${color.inverse};
    --color-control: ${color.inverse};
    --color-line: color-mix(in srgb, ${color.onInverse} 30%, ${color.inverse});
    --color-lineStrong: color-mix(in srgb, ${color.onInverse} 65%, ${color.inverse});
    --color-focus: ${color.onInverse};
    color-scheme: dark;
    background: ${color.inverse};
    color: ${color.onInverse};
  }
  dialog > div > div:has(&) {
    scroll-padding-bottom: var(--bar-height, 0px);
  }
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${theme.space.l};
  min-height: 100%;
  [data-step] {
    display: grid;
    align-content: center;
    gap: ${theme.space.m};
    outline: none;
  }
  [data-step] > small {
    color: ${color.textMuted};
    font-size: ${theme.text.m};
  }
  /* Side by side, so that the text stays in view. */
  [data-pictures] {
    display: grid;
    grid-auto-columns: minmax(0, 28rem);
    grid-auto-flow: column;
    gap: ${theme.space.s};
  }
  [data-step] > p {
    max-width: 34ch;
    font-size: clamp(1.375rem, 1rem + 2vw, 2.25rem);
    line-height: 1.35;
  }
  [data-ways] {
    position: sticky;
    /* Down to the edge of the drawer, to hide what is below. */
    bottom: calc(-1 * ${theme.space.l});
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${theme.space.s};
    margin-bottom: calc(-1 * ${theme.space.l});
    padding-block: ${theme.space.s} ${theme.space.m};
    background: ${color.surfaceRaised};
  }
  [data-ways] > ul {
    width: 100%;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 2.75rem;
    font-weight: 600;
  }
  [open] > summary > svg {
    rotate: 0.5turn;
  }
  label {
    display: flex;
    align-items: center;
    gap: ${theme.space.s};
    min-height: 2.75rem;
    font-size: ${theme.text.l};
  }
  input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
  }
  [type]:checked + span {
    color: ${color.textMuted};
    text-decoration: line-through;
  }
  /* A drawer of its own above the step: what is longer than a third of the window scrolls. */
  details > ul {
    max-height: 34dvh;
    overflow-y: auto;
  }
  /* Otherwise the step's text would be out of sight. */
  ${media.belowTablet} {
    details[open] + [data-step] > [data-pictures] {
      display: none;
    }
  }
  ${media.tablet} {
    grid-template: 1fr auto / minmax(15rem, 22rem) 1fr;
    column-gap: ${theme.space.xl};
    details {
      grid-row: span 2;
      padding-inline-end: ${theme.space.l};
      border-inline-end: 1px solid ${color.line};
    }
    details > ul {
      max-height: none;
    }
  }
`;
