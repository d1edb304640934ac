import { Heading } from '@shop/ui-kit/heading';
import { Container } from '@shop/ui-kit/layout';
import type { PageProps } from '../pageKind';

/** An app that only has a title; the editor's elements provide the content. */
export default function TitleApp({ content }: Pick<PageProps, 'content'>) {
  const { meta } = content.page;
  return (
    <Container>
      <Heading level={1} size="display">
        {meta.h1Title || meta.title}
      </Heading>
    </Container>
  );
}
