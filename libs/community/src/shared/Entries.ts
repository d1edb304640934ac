import { theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

/** Entries one below the other, separated by rules. */
export const Entries = styled.ul`
  margin-bottom: ${theme.space.l};
  & > li {
    padding-block: ${theme.space.l};
    outline-offset: ${theme.space.xs};
  }
  & > li:first-child {
    padding-block-start: 0;
  }
  & > li:not(:first-child) {
    border-top: 1px solid ${theme.color.line};
  }
  & article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: ${theme.space.s};
  }
  & h3 {
    font-size: ${theme.text.l};
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  & p {
    max-width: 68ch;
    overflow-wrap: anywhere;
  }
`;

/** A reply, indented. */
export const Reply = styled.div`
  justify-self: stretch;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
  padding: ${theme.space.m};
  border-inline-start: 3px solid ${theme.color.accent};
  border-radius: ${theme.radius.s};
  background: ${theme.color.surfaceSunken};
  && [data-initial] {
    background: ${theme.color.surface};
  }
`;
