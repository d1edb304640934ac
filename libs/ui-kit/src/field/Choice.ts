import { styled } from 'styled-components';
import { theme } from '../theme';

/** A checkbox or radio button beside its label. */
export const Choice = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.s};
  padding-block: ${theme.space.xxs};
  cursor: pointer;
  & > input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0.1rem 0 0;
    cursor: inherit;
  }
`;
