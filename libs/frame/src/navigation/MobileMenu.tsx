import type { NavigationNode, SiteContent } from '@shop/contracts';
import { Drawer } from '@shop/ui-kit/drawer';
import { IconChevronDown } from '@shop/ui-kit/icon';
import { theme } from '@shop/ui-kit/theme';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { LanguageSwitch } from '../header/LanguageSwitch';
import { NodeLink } from './NodeLink';

const Tree = styled.div`
  ul ul {
    padding-inline-start: ${theme.space.m};
  }
  a,
  summary,
  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 2.75rem;
    padding-block: ${theme.space.xs};
    color: inherit;
    text-align: start;
    text-decoration: none;
  }
  button {
    inline-size: 100%;
    border-block-end: 1px solid ${theme.color.line};
  }
  :is([open] > summary, [aria-expanded='true']) > svg {
    rotate: 0.5turn;
  }
  > ul > li {
    border-block-end: 1px solid ${theme.color.line};
  }
  > button,
  > ul > li > details > summary,
  > ul > li > a {
    font-weight: 600;
    font-size: ${theme.text.l};
  }
  [aria-current='page'] {
    color: ${theme.color.accent};
    font-weight: 700;
  }
`;

const Rest = styled.div`
  display: grid;
  gap: ${theme.space.m};
  padding-block: ${theme.space.l};
  a {
    display: flex;
    align-items: center;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    color: inherit;
    text-decoration: none;
  }
`;

interface MobileMenuProps {
  content: SiteContent;
  onClose: () => void;
}

/** The navigation of small screens: the whole tree, the secondary navigation, and the languages. */
export default function MobileMenu({ content, onClose }: MobileMenuProps) {
  const { formatMessage } = useIntl();
  const { navigations } = content;
  const [allOpen, setAllOpen] = useState(false);
  return (
    <Drawer open onClose={onClose} side="left" size="narrow" title={formatMessage({ id: 'frame.navigation.title' })}>
      <nav aria-label={formatMessage({ id: 'frame.navigation.main' })}>
        <Tree>
          <button type="button" aria-expanded={allOpen} onClick={() => setAllOpen((was) => !was)}>
            <FormattedMessage id="frame.navigation.everything" />
            <IconChevronDown />
          </button>
          <Branch nodes={navigations.main} allOpen={allOpen} />
        </Tree>
      </nav>
      <Rest>
        {navigations.secondary.length > 0 && (
          <ul>
            {navigations.secondary.map((node) => (
              <li key={node.id}>
                <NodeLink node={node} />
              </li>
            ))}
          </ul>
        )}
        <LanguageSwitch content={content} />
      </Rest>
    </Drawer>
  );
}

interface BranchProps {
  nodes: readonly NavigationNode[];
  /** Shows every level at once. */
  allOpen: boolean;
}

function Branch({ nodes, allOpen }: BranchProps) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          {node.children.length === 0 ? (
            <NodeLink node={node} />
          ) : (
            <details open={allOpen || node.active}>
              <summary>
                {node.label}
                <IconChevronDown />
              </summary>
              <ul>
                <li>
                  <NodeLink node={node}>
                    <FormattedMessage id="frame.navigation.all" values={{ label: node.label }} />
                  </NodeLink>
                </li>
              </ul>
              <Branch nodes={node.children} allOpen={allOpen} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
