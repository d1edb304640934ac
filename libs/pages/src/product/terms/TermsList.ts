import { theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

/** Facts below the form to buy. */
export const TermsList = styled.ul`
  padding-block-start: ${theme.space.m};
  border-block-start: 1px solid ${theme.color.line};
  font-size: ${theme.text.s};
  > li {
    padding-block: ${theme.space.xxs};
  }
`;
