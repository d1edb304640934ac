import { theme } from '@shop/ui-kit/theme';
import { styled } from 'styled-components';

/** A part of the shopping list with its heading; not printed where it says so. */
export const PlanSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  @media print {
    &[data-unprinted] {
      display: none;
    }
  }
`;
