import { media, theme } from '@shop/ui-kit/theme';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { NodeLink } from '../navigation/NodeLink';
import type { SecondLevel } from './secondLevelOf';

/** Buttons in two columns on small screens; on wide ones a row of links, or a list as a sidebar. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.xs};
  margin-block-end: ${theme.space.l};
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  a {
    display: flex;
    align-items: center;
    justify-content: center;
    block-size: 100%;
    min-block-size: 2.75rem;
    padding: ${theme.space.xxs} ${theme.space.s};
    border: ${theme.border.control} solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surfaceRaised};
    color: inherit;
    text-align: center;
    text-decoration: none;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  [data-active='true'] a {
    border-color: ${theme.color.accent};
    box-shadow: inset 0 0 0 1px ${theme.color.accent};
    font-weight: 700;
  }
  ${media.laptop} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.l};
    a,
    [data-active='true'] a {
      justify-content: start;
      padding: 0;
      border: 0;
      border-radius: 0;
      background: none;
      box-shadow: none;
      text-align: start;
    }
    a:hover,
    [data-active='true'] a {
      box-shadow: inset 0 -2px ${theme.color.accent};
    }
    &[data-at='side'] {
      display: block;
    }
    &[data-at='side'] a {
      padding-inline-start: ${theme.space.m};
    }
    &[data-at='side'] li {
      border-inline-start: 2px solid ${theme.color.line};
    }
    &[data-at='side'] :is(a:hover, [data-active='true'] a) {
      box-shadow: inset 2px 0 ${theme.color.accent};
      margin-inline-start: -2px;
    }
  }
`;

interface SecondLevelNavigationProps {
  level: SecondLevel;
  at: 'row' | 'side';
}

/** The siblings of this page on the second level of the navigation. */
export function SecondLevelNavigation({ level, at }: SecondLevelNavigationProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'frame.navigation.within' }, { label: level.label })}>
      <List data-at={at}>
        {level.nodes.map((node) => (
          <li key={node.id} data-active={node.active}>
            <NodeLink node={node} />
          </li>
        ))}
      </List>
    </nav>
  );
}
