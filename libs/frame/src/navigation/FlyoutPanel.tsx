import { LoadedElements } from '@shop/cms-renderer';
import type { NavigationNode } from '@shop/contracts';
import { Container } from '@shop/ui-kit/layout';
import { media, theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import styled, { keyframes } from 'styled-components';
import { columnsOfFlyout, columnsOfNode } from './flyoutColumns';
import { LinkColumn } from './LinkColumn';
import { NodeLink } from './NodeLink';
import { useFlyoutContent } from './useFlyoutContent';

const appear = keyframes`from { opacity: 0; }`;

const Panel = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 100%;
  max-block-size: calc(100vh - 100%);
  overflow-y: auto;
  padding-block: ${theme.space.l};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.high};
  animation-name: ${appear};
  animation-duration: ${theme.motion.fast};
  .columns {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space.l} ${theme.space.xl};
  }
  /* Removes the page gutter of elements, since a column is too narrow for it. */
  .elements > div {
    padding-inline: 0;
  }
  .all {
    display: inline-block;
    margin-block-start: ${theme.space.m};
    padding-block: ${theme.space.xxs};
    color: ${theme.color.accent};
    font-weight: 600;
    text-decoration: none;
  }
  .all:hover {
    text-decoration: underline;
  }
  ${media.reducedMotion} {
    animation: none;
  }
`;

interface FlyoutPanelProps {
  node: NavigationNode;
}

/**
 * The flyout of an entry in three columns: the editors' content, or the navigation itself while that loads or where
 * there is none.
 */
export default function FlyoutPanel({ node }: FlyoutPanelProps) {
  const flyout = useFlyoutContent(node.flyout);
  const columns = flyout ? columnsOfFlyout(flyout) : columnsOfNode(node);
  return (
    <Panel data-open="true">
      <Container>
        <div className="columns">
          {columns.map((column) =>
            'elements' in column ? (
              <div key={column.key} className="elements">
                <LoadedElements elements={column.elements} />
              </div>
            ) : (
              <LinkColumn {...column} key={column.key} />
            ),
          )}
        </div>
        <NodeLink className="all" node={node}>
          <FormattedMessage id="frame.navigation.all" values={{ label: node.label }} />
        </NodeLink>
      </Container>
    </Panel>
  );
}
