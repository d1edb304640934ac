import { CmsElements } from '@shop/cms-renderer';
import { Heading } from '@shop/ui-kit/heading';
import { Container, VisuallyHidden } from '@shop/ui-kit/layout';
import { theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';
import { PageHead } from '../page-head/PageHead';
import type { LoadedPageProps } from '../definition/definePage';
import { contentWidth } from './contentWidth';

const Content = styled.div`
  &[data-width='medium'] {
    --content-width: 1200px;
  }
  &[data-starts] {
    padding-block-start: ${theme.space.l};
  }
`;

/** A page of CMS elements. Its h1 is shown, except where a hero or the first banner speaks for the page. */
export function ContentPage({
  content,
  search,
  elements,
}: Pick<LoadedPageProps<object>, 'content' | 'search' | 'elements'>) {
  const { meta, hero, layout } = content.page;
  const h1 = meta.h1Title || meta.title;
  const silent = (hero !== null && layout !== 'landing') || elements[0]?.kind === 'promoBanner';
  // A path of one page alone is not shown: nothing stands between the header and the h1.
  const starts = !silent && !hero && content.breadcrumb.length < 2;
  return (
    <Content data-width={contentWidth(content)} data-starts={starts ? '' : undefined}>
      <PageHead content={content} search={search} />
      {silent ? (
        <VisuallyHidden as="h1">{h1}</VisuallyHidden>
      ) : (
        <Container>
          <Heading level={1} size="display">
            {h1}
          </Heading>
        </Container>
      )}
      <CmsElements elements={elements} />
    </Content>
  );
}
