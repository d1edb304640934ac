import { CmsElements } from '@shop/cms-renderer';
import { Heading } from '@shop/ui-kit/heading';
import { Container } from '@shop/ui-kit/layout';
import { theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';
import { PageHead } from '../page-head/PageHead';
import type { LoadedPageProps } from '../definition/definePage';

const Lead = styled.p`
  max-inline-size: 46rem;
  margin-block-start: ${theme.space.s};
  font-size: ${theme.text.l};
`;

/** Title, introduction and the index, which is an element filled in by the services. */
export function AToZPage({
  content,
  search,
  elements,
}: Pick<LoadedPageProps<object>, 'content' | 'search' | 'elements'>) {
  const { meta } = content.page;
  return (
    <>
      <PageHead content={content} search={search} />
      <Container>
        <Heading level={1} size="display">
          {meta.h1Title || meta.title}
        </Heading>
        <Lead>{meta.description}</Lead>
      </Container>
      <CmsElements elements={elements} />
    </>
  );
}
