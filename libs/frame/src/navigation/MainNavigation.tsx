import type { SiteContent } from '@shop/contracts';
import { useLocation } from '@shop/router';
import { useWholeContent } from '@shop/service-client/partial';
import { KeptHtml } from '@shop/ui-kit/kept-html';
import { theme } from '@shop/ui-kit/theme';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { MainEntry } from './MainEntry';
import { useFlyout } from './useFlyout';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.m};
  &[data-centered='true'] {
    justify-content: center;
  }
`;

/** The main navigation of wide screens, with a flyout for every entry that has children, or names one. */
export function MainNavigation({ content, centered }: { content: SiteContent; centered: boolean }) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { main } = content.navigations;
  const flyout = useFlyout();
  const whole = useWholeContent(content);
  return (
    <nav aria-label={formatMessage({ id: 'frame.navigation.main' })}>
      <KeptHtml of={main} by={`${pathname} ${centered}`}>
        <List data-centered={centered}>
          {main.map((node) => (
            <MainEntry key={node.id} node={node} flyout={flyout} whole={whole} />
          ))}
        </List>
      </KeptHtml>
    </nav>
  );
}
