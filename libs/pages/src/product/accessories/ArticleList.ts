import { media, theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

const { color, space } = theme;

/** Articles as rows: something to tick or press, a small picture, title and price. */
export const ArticleList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  }
  &[data-narrow] {
    grid-template-columns: minmax(0, 1fr);
  }
  > li {
    display: grid;
    gap: ${space.xs};
    padding: ${space.s};
    border: 1px solid ${color.line};
    border-radius: ${theme.radius.m};
    background: ${color.surfaceRaised};
  }
  > li:has(:checked) {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.s};
    min-block-size: 5rem;
  }
  .row > :first-child {
    flex: none;
    inline-size: min(5rem, 25%);
  }
  .row > span {
    flex: 1 1 9em;
    min-inline-size: 0;
  }
  label.row {
    cursor: pointer;
  }
  label:has(:disabled) {
    opacity: 0.6;
    cursor: default;
  }
  .row input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin-inline-end: ${space.xs};
  }
  .row strong,
  .row small {
    display: block;
  }
  small {
    color: ${color.textMuted};
    font-size: ${theme.text.s};
  }
  .error {
    color: ${color.danger};
    font-size: ${theme.text.s};
  }
`;
