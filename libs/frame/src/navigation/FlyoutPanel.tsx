import type { NavigationNode } from '@shop/contracts';
import { Container } from '@shop/ui-kit/layout';
import { media, theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { NodeLink } from './NodeLink';

const Panel = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 100%;
  padding-block: ${theme.space.l};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.high};
  visibility: hidden;
  opacity: 0;
  &[data-open='true'] {
    visibility: visible;
    opacity: 1;
    transition: opacity ${theme.motion.fast};
  }
  ${media.reducedMotion} {
    transition: none;
  }
  .columns {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: ${theme.space.l} ${theme.space.xl};
  }
  a {
    display: inline-block;
    padding-block: ${theme.space.xxs};
    color: inherit;
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    text-decoration: underline;
  }
  .group {
    font-family: ${theme.font.heading};
    font-size: ${theme.text.l};
    font-weight: ${theme.heading.weight};
  }
  .all {
    display: inline-block;
    margin-block-start: ${theme.space.m};
    font-weight: 600;
    color: ${theme.color.accent};
  }
`;

interface FlyoutPanelProps {
  id: string;
  node: NavigationNode;
  open: boolean;
}

/** Groups and their pages in three columns. In the document from the start, so that it can be read without scripts. */
export function FlyoutPanel({ id, node, open }: FlyoutPanelProps) {
  return (
    <Panel id={id} data-open={open}>
      <Container>
        <div className="columns">
          {node.children.map((group) => (
            <div key={group.id}>
              <NodeLink className="group" node={group} />
              {group.children.length > 0 && (
                <ul>
                  {group.children.map((leaf) => (
                    <li key={leaf.id}>
                      <NodeLink node={leaf} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
        <NodeLink className="all" node={node}>
          <FormattedMessage id="frame.navigation.all" values={{ label: node.label }} />
        </NodeLink>
      </Container>
    </Panel>
  );
}
