import { media, theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

/** Lines of a cart: picture, text and controls, with child lines below. */
export const CartLines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & li {
    display: grid;
    grid-template-columns: 6rem 1fr;
    gap: ${theme.space.s} ${theme.space.m};
    padding-block: ${theme.space.l};
    border-bottom: 1px solid ${theme.color.line};
    ${media.tablet} {
      grid-template-columns: 8rem 1fr auto;
      gap: ${theme.space.l};
    }
  }
  & > li:first-child {
    border-top: 1px solid ${theme.color.line};
  }
  & li > [data-wide] {
    grid-column: 1 / -1;
  }
  /* Child lines of a line. */
  & ul {
    grid-column: 1 / -1;
    padding-inline-start: ${theme.space.m};
    border-inline-start: 2px solid ${theme.color.line};
    list-style: none;
    ${media.tablet} {
      margin-inline-start: 4rem;
    }
  }
  & ul > li {
    grid-template-columns: 4rem 1fr;
    padding-block: ${theme.space.s};
    border-bottom: 0;
    ${media.tablet} {
      grid-template-columns: 4rem 1fr auto;
    }
  }
`;
