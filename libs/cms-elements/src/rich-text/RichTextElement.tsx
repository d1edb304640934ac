import type { ElementData } from '@shop/contracts';
import { Container } from '@shop/ui-kit/layout';
import { RichText } from '@shop/ui-kit/rich-text';
import { theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

const Column = styled.div`
  max-inline-size: 46rem;
  margin-block: ${theme.space.l};
`;

/** Running text in a column of readable width. */
export function RichTextElement({ data }: { data: ElementData<'richText'> }) {
  return (
    <Container>
      <Column>
        <RichText html={data.html} />
      </Column>
    </Container>
  );
}
