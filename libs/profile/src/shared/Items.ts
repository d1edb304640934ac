import { theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

/** A list whose items are divided by lines. */
export const Items = styled.ul`
  margin: 0;
  padding: 0;
  border-top: 1px solid ${theme.color.line};
  list-style: none;
  & > li {
    padding-block: ${theme.space.l};
    border-bottom: 1px solid ${theme.color.line};
  }
`;
