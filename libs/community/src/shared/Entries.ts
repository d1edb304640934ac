import { theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

/** What people wrote, one below the other with rules between. */
export const Entries = styled.ul`
  margin-bottom: ${theme.space.l};
  & > li {
    padding-block: ${theme.space.l};
  }
  & > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  & article {
    display: grid;
    justify-items: start;
    gap: ${theme.space.xs};
    max-width: 70ch;
  }
  & h3 {
    font-size: ${theme.text.l};
  }
`;

/** A reply, set in below what it answers. */
export const Reply = styled.div`
  justify-self: stretch;
  padding: ${theme.space.s} ${theme.space.m};
  border-left: 3px solid ${theme.color.accent};
  border-radius: ${theme.radius.s};
  background: ${theme.color.surfaceSunken};
`;
