import { theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

/** Two fields beside each other; one of them may be narrow. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: var(--columns, 1fr 1fr);
  gap: ${theme.space.m};
  align-items: start;
  &[data-narrow='first'] {
    --columns: 7rem 1fr;
  }
  &[data-narrow='last'] {
    --columns: 1fr 7rem;
  }
`;
