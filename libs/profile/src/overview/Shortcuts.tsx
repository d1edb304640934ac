import { IconChevronRight } from '@shop/ui-kit/icon';
import { Link } from '@shop/ui-kit/link';
import { media, theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { ProfileRoute } from '../profile-page/ProfileView';
import { routePath } from '../profile-page/routePath';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  }
  & a {
    display: flex;
    gap: ${theme.space.s};
    align-items: center;
    justify-content: space-between;
    min-height: 3.5rem;
    padding-inline: ${theme.space.m};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.m};
    background: ${theme.color.surfaceRaised};
    color: ${theme.color.text};
    font-weight: 600;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  & a:hover {
    border-color: ${theme.color.accent};
  }
`;

interface ShortcutsProps {
  /** Address of the profile area. */
  base: string;
  routes: readonly ProfileRoute[];
}

/** Links to the other pages of the profile area. */
export function Shortcuts({ base, routes }: ShortcutsProps) {
  const others = routes.filter(({ segment, isUnlisted }) => segment !== '' && !isUnlisted);
  return (
    <List role="list">
      {others.map(({ segment, titleId }) => (
        <li key={segment}>
          <Link to={routePath(base, segment)}>
            <FormattedMessage id={titleId} />
            <IconChevronRight />
          </Link>
        </li>
      ))}
    </List>
  );
}
