import type { NavigationNode, SiteContent } from '@shop/contracts';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Heading } from '@shop/ui-kit/heading';
import { Link } from '@shop/ui-kit/link';
import { media, theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';

const Tips = styled.ul`
  flex: 0 0 100%;
  display: grid;
  gap: ${theme.space.xxs};
  color: ${theme.color.textMuted};
`;

const Lists = styled.div`
  display: grid;
  gap: ${theme.space.l};
  margin-block: ${theme.space.m} ${theme.space.section};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  > section {
    padding: ${theme.space.l};
    border-radius: ${theme.radius.l};
    background: ${theme.color.surfaceSunken};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xs};
    margin-block-start: ${theme.space.m};
  }
  a {
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  li > a {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: ${theme.space.m};
    border-radius: ${theme.button.radius};
    background: ${theme.color.surfaceRaised};
  }
`;

const tips = ['spelling', 'wider', 'other'] as const;

/** No results: suggestions, and links to the shop's lists. */
export function NothingFound({ content }: { content: SiteContent }) {
  return (
    <>
      <EmptyState
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
      <Heading level={2} look="xl">
        <FormattedMessage id="pages.search.popular" />
      </Heading>
      <Lists>
        {content.navigations.main.map((node) => (
          <section key={node.id}>
            <Heading level={3} look="l">
              <Link to={node.link.url}>{node.label}</Link>
            </Heading>
            <ul>
              {popularLists(node).map((list) => (
                <li key={list.id}>
                  <Link to={list.link.url}>{list.label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Lists>
    </>
  );
}

/** Number of sub-lists linked for each list. */
const SHOWN = 6;

/** The narrowest lists describe their content best. */
function popularLists({ children }: NavigationNode): NavigationNode[] {
  return children.flatMap((child) => (child.children.length > 0 ? child.children : [child])).slice(0, SHOWN);
}
