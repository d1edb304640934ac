import { media, theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

/** Ingredients at the side, one large step in the middle, navigation at the bottom: readable from a distance. */
export const CookModeFrame = styled.div`
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
    color: ${theme.color.textMuted};
    font-size: ${theme.text.m};
  }
  [data-step] > img {
    max-width: 28rem;
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
    justify-content: space-between;
    gap: ${theme.space.s};
    margin-bottom: calc(-1 * ${theme.space.l});
    padding-block: ${theme.space.s} ${theme.space.m};
    background: ${theme.color.surfaceRaised};
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
  input:checked + span {
    color: ${theme.color.textMuted};
    text-decoration: line-through;
  }
  ${media.laptop} {
    grid-template: 1fr auto / minmax(16rem, 22rem) 1fr;
    column-gap: ${theme.space.xxl};
    details {
      grid-row: span 2;
      padding-inline-end: ${theme.space.l};
      border-inline-end: 1px solid ${theme.color.line};
    }
  }
`;
