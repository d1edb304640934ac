import { media, theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

/** A summary beside the entries on wide screens. The summary is sticky. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  & > aside {
    display: grid;
    justify-items: start;
    align-self: start;
    gap: ${theme.space.m};
    max-width: 32rem;
  }
  @media (scripting: none) {
    [data-scripted] {
      display: none;
    }
  }
  ${media.tablet} {
    /* Average and button on the left, the shares of the scores on the right. */
    & > aside:has(> ul) {
      grid-template: auto 1fr / auto 1fr;
      align-items: start;
      column-gap: ${theme.space.xxl};
      max-width: none;
      & > ul {
        grid-area: 1 / 2 / span 2;
        max-width: 28rem;
      }
    }
  }
  ${media.laptop} {
    & > aside:has(> ul) {
      grid-template: none;
      & > ul {
        grid-area: auto;
      }
    }
    grid-template-columns: minmax(min(15rem, 24%), min(20rem, 30%)) minmax(0, 52rem);
    gap: ${theme.space.xxl};
    & > aside {
      position: sticky;
      top: calc(var(--header-offset, ${theme.header.height}) + ${theme.space.xxl});
    }
  }
`;
