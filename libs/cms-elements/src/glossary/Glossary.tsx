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
  /* A term's own container has its gutter from the glossary. */
  > div,
  > [data-section] > div {
    padding-inline: 0;
  }
`;

/** Terms and what they mean, under the letter they begin with. */
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
