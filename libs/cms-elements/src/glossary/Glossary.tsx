import { CmsElements } from '@shop/cms-renderer';
import type { ElementData } from '@shop/contracts';
import { Container } from '@shop/ui-kit/layout';
import { theme } from '@shop/ui-kit/theme';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { LetterIndex } from '../shared/LetterIndex';
import { groupByLetter } from '../shared/letters';

const Terms = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  /* The glossary provides the gutter, so a term's own container has none. */
  > div,
  > [data-section] > div {
    padding-inline: 0;
  }
`;

/** Terms with their explanations, grouped by first letter. */
export function Glossary({ data }: { data: ElementData<'glossary'> }) {
  const { formatMessage } = useIntl();
  const groups = groupByLetter(data.elements, ({ data: { title } }) => title);
  if (groups.length === 0) return null;
  return (
    <Container>
      <LetterIndex
        title={data.headline}
        label={formatMessage({ id: 'cms-elements.letters.label' })}
        anchor="glossary"
        groups={groups}
      >
        {(terms) => (
          <Terms>
            <CmsElements elements={terms} />
          </Terms>
        )}
      </LetterIndex>
    </Container>
  );
}
