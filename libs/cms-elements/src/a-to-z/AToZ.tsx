import type { ElementData } from '@shop/contracts';
import type { MessageId } from '@shop/intl';
import { Container } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { LetterColumns, LetterIndex } from '../shared/LetterIndex';
import { groupByLetter } from '../shared/letters';

const Entries = styled(LetterColumns)`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${theme.space.xs};
    min-block-size: 2.75rem;
  }
  a {
    padding-block: ${theme.space.xs};
    text-decoration-color: ${theme.color.lineStrong};
  }
  a:hover {
    color: ${theme.color.accent};
    text-decoration-color: currentColor;
  }
  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.xs};
  }
`;

/** Types whose titles could be mistaken for those of a list or product. */
const typeNames: Readonly<Record<string, MessageId | undefined>> = {
  recipe: 'cms-elements.aToZ.recipe',
  series: 'cms-elements.aToZ.series',
  term: 'cms-elements.aToZ.term',
};

/** Everything the site has, grouped by first letter. */
export function AToZ({ data }: { data: ElementData<'aToZ'> }) {
  const { formatMessage } = useIntl();
  const groups = groupByLetter(data.entries, ({ title }) => title);
  if (groups.length === 0) return null;
  return (
    <Container>
      <LetterIndex label={formatMessage({ id: 'cms-elements.letters.label' })} anchor="index" groups={groups}>
        {(entries) => (
          <Entries>
            {entries.map(({ title, url, type }) => (
              <li key={url}>
                <Link to={url}>{title}</Link>
                {typeNames[type] && (
                  <small>
                    <FormattedMessage id={typeNames[type]} />
                  </small>
                )}
              </li>
            ))}
          </Entries>
        )}
      </LetterIndex>
    </Container>
  );
}
