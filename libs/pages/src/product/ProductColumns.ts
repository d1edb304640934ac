import { media, theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

/** Pictures beside everything that is needed to decide; one below the other where there is no room. */
export const ProductColumns = styled.div`
  display: grid;
  gap: ${theme.space.l};
  margin-block-end: ${theme.space.section};
  > * {
    min-inline-size: 0;
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
    gap: ${theme.space.xl};
  }
  ${media.laptop} {
    grid-template-columns: 7fr 5fr;
    gap: ${theme.space.xxl};
    > [data-pictures='stack'] + * {
      position: sticky;
      top: calc(var(--header-offset, ${theme.header.height}) + ${theme.space.l});
    }
  }
`;
