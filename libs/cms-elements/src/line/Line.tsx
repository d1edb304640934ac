import { Container } from '@shop/ui-kit/layout';
import { theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

const Rule = styled.hr`
  margin-block: ${theme.space.xl};
  border: 0;
  border-block-start: 1px solid ${theme.color.line};
`;

/** A rule between two parts of a page. */
export function Line() {
  return (
    <Container>
      <Rule />
    </Container>
  );
}
