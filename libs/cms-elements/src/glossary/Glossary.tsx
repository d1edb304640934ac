import { CmsElements } from '@shop/cms-renderer';
import { Container } from '@shop/ui-kit/layout';
import { theme } from '@shop/ui-kit/theme';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { LetterIndex } from '../shared/LetterIndex';
import { groupByLetter } from '../shared/letters';
import type { GlossaryData } from './schema';

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
export function Glossary({ data }: { data: GlossaryData }) {
  const { formatMessage } = useIntl();
  const groups = groupByLetter(data.elements, titleOf);
  if (groups.length === 0) return null;
  return (
    <Container>
      <LetterIndex
        title={data.headline}
        label={formatMessage({ id: 'cmsElements.letters.label' })}
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

/** A term that is malformed is skipped when it is shown; until then it has no title. */
function titleOf({ data }: GlossaryData['elements'][number]): string {
  return typeof data['title'] === 'string' ? data['title'] : '';
}
