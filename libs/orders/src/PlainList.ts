import { theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

/** A list without bullets, for entries of a few words. */
export const PlainList = styled.ul`
  display: grid;
  gap: ${theme.space.s};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
