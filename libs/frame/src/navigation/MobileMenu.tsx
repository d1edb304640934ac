import type { NavigationNode, SiteContent } from '@shop/contracts';
import { Drawer } from '@shop/ui-kit/drawer';
import { IconChevronDown } from '@shop/ui-kit/icon';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { LanguageSwitch } from '../header/LanguageSwitch';
import { NodeLink } from './NodeLink';

const Tree = styled.div`
  ul ul {
    padding-inline-start: ${theme.space.m};
  }
  a,
  summary {
    display: block;
    padding-block: ${theme.space.s};
    color: inherit;
    text-decoration: none;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  [open] > summary > svg {
    rotate: 0.5turn;
  }
  > ul > li {
    border-block-end: 1px solid ${theme.color.line};
  }
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
  > ul a {
    display: block;
    padding-block: ${theme.space.xs};
  }
`;

interface MobileMenuProps {
  content: SiteContent;
  onClose: () => void;
}

/** The navigation of small screens: the whole tree, what stands above the header on wide ones, and the languages. */
export default function MobileMenu({ content, onClose }: MobileMenuProps) {
  const { formatMessage } = useIntl();
  const { navigations, languageSwitchURLs, locale } = content;
  return (
    <Drawer open onClose={onClose} side="left" size="narrow" title={formatMessage({ id: 'frame.navigation.title' })}>
      <nav aria-label={formatMessage({ id: 'frame.navigation.main' })}>
        <Tree>
          <Branch nodes={navigations.main} />
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
        <LanguageSwitch urls={languageSwitchURLs} current={locale} />
      </Rest>
    </Drawer>
  );
}

function Branch({ nodes }: { nodes: readonly NavigationNode[] }) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          {node.children.length === 0 ? (
            <NodeLink node={node} />
          ) : (
            <details open={node.active}>
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
              <Branch nodes={node.children} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
