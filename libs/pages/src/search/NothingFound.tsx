import type { SiteContent } from '@shop/contracts';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Popular } from './Popular';

const Tips = styled.ul`
  flex: 0 0 100%;
  display: grid;
  gap: ${theme.space.xxs};
  color: ${theme.color.textMuted};
`;

const tips = ['spelling', 'wider', 'other'] as const;

/** No results: suggestions, and links to the shop's lists. */
export function NothingFound({ content }: { content: SiteContent }) {
  return (
    <>
      <EmptyState
        drawing="lens"
        title={<FormattedMessage id="pages.search.empty.title" />}
        text={<FormattedMessage id="pages.search.empty.text" />}
      >
        <Tips>
          {tips.map((tip) => (
            <li key={tip}>
              <FormattedMessage id={`pages.search.tip.${tip}`} />
            </li>
          ))}
        </Tips>
      </EmptyState>
      <Popular content={content} />
    </>
  );
}
