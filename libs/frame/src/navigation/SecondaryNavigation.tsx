import type { NavigationNode } from '@shop/contracts';
import { useLocation } from '@shop/router';
import { KeptHtml } from '@shop/ui-kit/kept-html';
import { theme } from '@shop/ui-kit/theme';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { NodeLink } from './NodeLink';

const List = styled.ul`
  display: flex;
  gap: ${theme.space.m};
  font-size: ${theme.text.s};
  a {
    display: block;
    padding-block: ${theme.space.xs};
    color: inherit;
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    text-decoration: underline;
  }
`;

/** The small navigation above the main one. */
export function SecondaryNavigation({ nodes }: { nodes: readonly NavigationNode[] }) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  if (nodes.length === 0) return <span />;
  return (
    <nav aria-label={formatMessage({ id: 'frame.navigation.secondary' })}>
      <KeptHtml of={nodes} by={pathname}>
        <List>
          {nodes.map((node) => (
            <li key={node.id}>
              <NodeLink node={node} />
            </li>
          ))}
        </List>
      </KeptHtml>
    </nav>
  );
}
