import { CmsElements } from '@shop/cms-renderer';
import type { ElementData } from '@shop/contracts';
import { Heading } from '@shop/ui-kit/heading';
import { Container } from '@shop/ui-kit/layout';
import { media, theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';
import { ColumnsContext } from '../shared/ColumnsContext';

const Section = styled.section`
  margin-block: ${theme.space.section};
  .cells {
    display: grid;
    gap: ${theme.space.l};
    margin-block-start: ${theme.space.l};
  }
  /* The grid provides the gutter: an element's own container has none and fills its cell, also with an anchor around
     it. */
  .cells > [data-part] > div,
  .cells > [data-section] > [data-part] > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 0;
    padding-inline: 0;
  }
  /* The gap replaces the distance between elements. */
  .cells > [data-part] > div > *,
  .cells > [data-section] > [data-part] > div > * {
    margin-block: 0;
  }
  ${media.tablet} {
    [data-columns='2'],
    [data-columns='4'] {
      grid-template-columns: repeat(2, 1fr);
    }
    [data-columns='3'] {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  ${media.laptop} {
    [data-columns='4'] {
      grid-template-columns: repeat(4, 1fr);
    }
  }
`;

/** Other elements side by side, under a headline. */
export function Grid({ data }: { data: ElementData<'grid'> }) {
  return (
    <Container>
      <Section>
        {data.headline && (
          <Heading level={2} size="xxl">
            {data.headline}
          </Heading>
        )}
        <div className="cells" data-columns={data.columns}>
          <ColumnsContext value={data.columns}>
            <CmsElements elements={data.elements} />
          </ColumnsContext>
        </div>
      </Section>
    </Container>
  );
}
