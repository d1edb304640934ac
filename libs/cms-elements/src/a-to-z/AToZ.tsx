import { Container } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { LetterColumns, LetterIndex } from '../shared/LetterIndex';
import { groupByLetter } from '../shared/letters';
import type { AToZData } from './schema';

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

/** Types whose titles could be taken for those of a list or product. */
const named = new Set(['recipe', 'series', 'term']);

/** Everything the site has, under the letter it begins with. */
export function AToZ({ data }: { data: AToZData }) {
  const { formatMessage } = useIntl();
  const groups = groupByLetter(data.entries, ({ title }) => title);
  if (groups.length === 0) return null;
  return (
    <Container>
      <LetterIndex label={formatMessage({ id: 'cmsElements.letters.label' })} anchor="index" groups={groups}>
        {(entries) => (
          <Entries>
            {entries.map(({ title, url, type }) => (
              <li key={url}>
                <Link to={url}>{title}</Link>
                {named.has(type) && (
                  <small>
                    <FormattedMessage id={`cmsElements.aToZ.${type}`} />
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
