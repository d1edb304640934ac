import { media, theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

const { space, text, tile } = theme;

/** The whole tile in one rule, since a page has many. Its link covers it; other links lie above. */
export const Tile = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  height: 100%;
  min-height: 300px;
  padding: ${tile.padding};
  border-radius: ${tile.radius};
  background: ${tile.background};
  box-shadow: ${tile.shadow};
  text-align: ${tile.textAlign};
  & > :last-child {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: ${space.xxs};
    font-size: ${text.s};
  }
  & :is(h2, h3) {
    font-size: ${text.m};
    line-height: 1.3;
  }
  & :is(h2, h3) > a {
    text-decoration: none;
    outline: 0;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      z-index: 1;
      border-radius: ${tile.radius};
    }
    &:focus-visible::after {
      outline: ${theme.border.focus} solid ${theme.color.focus};
      outline-offset: 2px;
    }
  }
  /* Above the link, on the picture's corner. */
  & [data-wish] {
    position: absolute;
    inset-block-start: ${tile.padding};
    inset-inline-end: ${tile.padding};
    margin: ${space.xxs};
    z-index: 2;
  }
  & [data-muted] {
    color: ${theme.color.textMuted};
  }
  /* One line: what does not fit into it is on the item's own page. */
  & [data-info] {
    overflow: hidden;
    font-size: 0.8125rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-info] :is(ul, li, p) {
    display: inline;
  }
  & [data-info] :is(li, p):not(:first-child)::before {
    content: ' · ';
  }
  /* Rating and variants: beside each other where there is room, since tiles without them are as high. */
  & [data-line] {
    display: flex;
    flex-wrap: wrap;
    justify-content: ${tile.textAlign};
    gap: ${space.xxs} ${space.s};
  }
  & [data-line]:empty {
    display: none;
  }
  & [data-price] {
    margin-top: auto;
    padding-top: ${space.xxs};
    font-size: ${text.m};
  }
  ${media.laptop} {
    & :is(h2, h3) {
      font-size: ${text.l};
    }
  }
  ${media.hover} {
    &:hover :is(h2, h3) > a {
      text-decoration: underline;
    }
  }
`;
