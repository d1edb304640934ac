import type { NavigationNode, SiteContent } from '@shop/contracts';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import { useIntl } from 'react-intl';
import styled from 'styled-components';

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  margin: ${theme.space.m} 0 ${theme.space.l};
  padding: 0;
  list-style: none;
  a {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: ${theme.space.m};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.button.radius};
    background: ${theme.color.surfaceRaised};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    border-color: ${theme.color.accent};
  }
`;

/** The lists below this one, taken from the navigation, which the page has anyway. The frame shows its second level. */
export function SubLists({ content }: { content: SiteContent }) {
  const { formatMessage } = useIntl();
  const secondLevel = content.navigations.main.flatMap(({ children }) => children);
  const node = findNode(secondLevel, content.uri);
  if (!node?.children.length) return null;
  return (
    <nav aria-label={formatMessage({ id: 'pages.list.subLists' })}>
      <Chips>
        {node.children.map((child) => (
          <li key={child.id}>
            <Link to={child.link.url}>{child.label}</Link>
          </li>
        ))}
      </Chips>
    </nav>
  );
}

function findNode(nodes: readonly NavigationNode[], uri: string): NavigationNode | undefined {
  for (const node of nodes) {
    const found = node.link.url === uri ? node : findNode(node.children, uri);
    if (found) return found;
  }
  return undefined;
}
