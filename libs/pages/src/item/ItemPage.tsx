import { Heading } from '@shop/ui-kit/heading';
import { Picture } from '@shop/ui-kit/image';
import { Container } from '@shop/ui-kit/layout';
import { media, theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';
import { PageHead } from '../page-head/PageHead';
import type { PageProps } from '../pageKind';

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.l};
  margin-block: ${theme.space.m} ${theme.space.section};
  img {
    inline-size: 100%;
    border-radius: ${theme.radius.picture};
  }
  h1 {
    hyphens: auto;
  }
  p {
    margin-block-start: ${theme.space.m};
    font-size: ${theme.text.l};
  }
  ${media.tablet} {
    grid-template-columns: 3fr 2fr;
    align-items: center;
    gap: ${theme.space.xl};
  }
`;

/** A page with a picture, a title and a summary: what every item of the catalogue has. */
export function ItemPage({ content, search }: PageProps) {
  const { meta } = content.page;
  return (
    <Container>
      <PageHead content={content} search={search} />
      <Columns>
        <Picture image={meta.image} sizes="(min-width: 768px) 60vw, 100vw" priority alt="" />
        <div>
          <Heading level={1} look="xxl">
            {meta.h1Title || meta.title}
          </Heading>
          <p>{meta.description}</p>
        </div>
      </Columns>
    </Container>
  );
}
