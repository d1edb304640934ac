import type { SiteContent } from '@shop/contracts';
import { preloadable } from '@shop/preloadable';
import { useWholeContent } from '@shop/service-client/partial';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Heading } from '@shop/ui-kit/heading';
import { WhenNear } from '@shop/ui-kit/part';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';

const Tips = styled.ul`
  flex: 0 0 100%;
  display: grid;
  gap: ${theme.space.xxs};
  color: ${theme.color.textMuted};
`;

/** The lists of every main entry need the whole navigation, of which the page's state has a part. */
const popularLists = preloadable(() => import('./PopularLists'));

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
      <Heading level={2} size="xl">
        <FormattedMessage id="pages.search.popular" />
      </Heading>
      <WhenNear part={popularLists} {...useWholeContent(content)} readable>
        {({ PopularLists }) => <PopularLists nodes={content.navigations.main} />}
      </WhenNear>
    </>
  );
}
