import { theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

/** A key of the keyboard. */
export const Key = styled.kbd`
  display: inline-block;
  min-width: 1.4em;
  padding: 0 0.3em;
  border: 1px solid currentColor;
  border-radius: ${theme.radius.s};
  font:
    600 ${theme.text.xs} / 1.35 ui-monospace,
    monospace;
  text-align: center;
`;
