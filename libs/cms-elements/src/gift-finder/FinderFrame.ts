import { media, theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

const { color, space } = theme;

/** The question or the result, with what stands around it. */
export const FinderFrame = styled.section`
  margin-block: ${space.m} ${space.section};
  h2:focus {
    outline: 0;
  }
  .progress {
    margin-block-end: ${space.xs};
    color: ${color.textMuted};
  }
  .bar {
    block-size: 6px;
    margin-block-end: ${space.l};
    overflow: hidden;
    border-radius: ${theme.radius.pill};
    background: ${color.surfaceSunken};
  }
  .bar > span {
    display: block;
    block-size: 100%;
    background: ${color.accent};
  }
  .hint {
    margin-block-start: ${space.xs};
    color: ${color.textMuted};
  }
  .options {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.s};
    margin-block: ${space.l};
  }
  .options :is(a, label) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.xxs} ${space.s};
    block-size: 100%;
    min-block-size: 4rem;
    padding: ${space.s};
    border: ${theme.border.control} solid ${color.line};
    border-radius: ${theme.radius.m};
    background: ${color.surfaceRaised};
    color: ${color.text};
    font-weight: 600;
    text-decoration: none;
    hyphens: auto;
    cursor: pointer;
  }
  .options label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space.xs};
  }
  .options :is(a, label):hover {
    border-color: ${color.accent};
  }
  .options :is(a[aria-current], label:has(:checked)) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  .options small {
    flex: 0 0 100%;
    grid-column: 2 / -1;
    font-weight: 400;
    color: ${color.textMuted};
  }
  .options .count {
    margin-inline-start: auto;
    color: ${color.textMuted};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  .options input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${color.accent};
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.s};
  }
  .ways > [role='status'] {
    flex: 0 0 100%;
    min-block-size: 1lh;
  }
  .answers {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
    margin-block: ${space.m};
  }
  .answers a {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: ${space.m};
    border-radius: ${theme.button.radius};
    background: ${color.accentSoft};
    color: ${color.text};
  }
  .reasons {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xxs} ${space.s};
    margin-block-start: ${space.xs};
    font-size: ${theme.text.s};
  }
  .reasons li {
    display: inline-flex;
    align-items: center;
    gap: ${space.xxs};
  }
  .reasons svg {
    inline-size: 1em;
    block-size: 1em;
    color: ${color.accent};
  }
  .results {
    margin-block-start: ${space.l};
  }
  @media (scripting: none) {
    [data-scripted] {
      display: none;
    }
  }
  ${media.tablet} {
    .options {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .options :is(a, label) {
      padding-inline: ${space.m};
    }
  }
`;
