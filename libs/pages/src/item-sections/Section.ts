import { theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

/** A part of the page that the navigation leads to. On paper only what is needed in the kitchen. */
export const Section = styled.section`
  padding-block: ${theme.space.xl};
  outline: none;
  /* Whose content turned out to be nothing. */
  &:has(> div:only-child:empty) {
    display: none;
  }
  h2 {
    margin-block-end: ${theme.space.l};
  }
  @media print {
    display: none;
    padding-block: ${theme.space.m};
    &[data-print] {
      display: block;
    }
  }
`;
