import { Stack } from '@shop/ui-kit/layout';
import { styled } from 'styled-components';

/** A stack that is printed without what is pressed or chosen, which says nothing on paper. */
export const PrintedStack = styled(Stack)`
  @media print {
    & :is(button, div:has(> div > select)) {
      display: none;
    }
  }
`;
