import type { SiteContent } from '@shop/contracts';
import { preloadable } from '@shop/preloadable';
import { useWholeContent } from '@shop/service-client/partial';
import { Heading } from '@shop/ui-kit/heading';
import { WhenNear } from '@shop/ui-kit/part';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';

const Title = styled.div`
  margin-block-start: ${theme.space.l};
`;

/** The lists of every main entry need the whole navigation, of which the page's state has a part. */
const popularLists = preloadable(() => import('./PopularLists'));

/** Links to the shop's lists, where there are no results. */
export function Popular({ content }: { content: SiteContent }) {
  return (
    <>
      <Title>
        <Heading level={2} size="xl">
          <FormattedMessage id="pages.search.popular" />
        </Heading>
      </Title>
      <WhenNear part={popularLists} {...useWholeContent(content)} readable>
        {({ PopularLists }) => <PopularLists nodes={content.navigations.main} />}
      </WhenNear>
    </>
  );
}
