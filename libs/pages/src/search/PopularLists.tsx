import type { NavigationNode } from '@shop/contracts';
import { Heading } from '@shop/ui-kit/heading';
import { Link } from '@shop/ui-kit/link';
import { media, theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

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

/** Links to each entry of the main navigation and to the narrowest lists below it. */
export function PopularLists({ nodes }: { nodes: readonly NavigationNode[] }) {
  return (
    <Lists>
      {nodes.map((node) => (
        <section key={node.id}>
          <Heading level={3} size="l">
            <Link to={node.link.url}>{node.label}</Link>
          </Heading>
          <ul>
            {narrowestLists(node).map((list) => (
              <li key={list.id}>
                <Link to={list.link.url}>{list.label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Lists>
  );
}

/** Number of sub-lists linked for each list. */
const SHOWN = 6;

/** The narrowest lists describe their content best. */
function narrowestLists({ children }: NavigationNode): NavigationNode[] {
  return children.flatMap((child) => (child.children.length > 0 ? child.children : [child])).slice(0, SHOWN);
}
