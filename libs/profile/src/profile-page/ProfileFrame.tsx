import { LogoutButton } from '@shop/auth';
import { useBrand } from '@shop/brand';
import { IconChevronDown } from '@shop/ui-kit/icon';
import { Container, Section } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { media, theme } from '@shop/ui-kit/theme';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { offeredRoutes } from './profileRoutes';
import type { ProfileRoute } from './ProfileView';
import { routePath } from './routePath';

interface ProfileFrameProps {
  /** Address of the profile area. */
  base: string;
  /** Address of the shop's root page. */
  root: string;
  current: ProfileRoute;
  children: ReactNode;
}

/** A page of the profile area beside the navigation of all; on narrow screens that is a menu above it. */
export function ProfileFrame({ base, root, current, children }: ProfileFrameProps) {
  const { formatMessage } = useIntl();
  const brand = useBrand();
  const listed = offeredRoutes(brand).filter(({ isUnlisted }) => !isUnlisted);
  const links = (
    <Links>
      {listed.map(({ segment, titleId }) => (
        <li key={segment}>
          <Link to={routePath(base, segment)} aria-current={segment === current.segment ? 'page' : undefined}>
            <FormattedMessage id={titleId} />
          </Link>
        </li>
      ))}
    </Links>
  );
  const label = formatMessage({ id: 'profile.navigation.label' });
  return (
    <Section>
      <Container size="medium">
        <Columns>
          {/* Closed again on another page. */}
          <Menu key={current.segment}>
            <summary>
              <span>
                <FormattedMessage id={current.titleId} />
              </span>
              <IconChevronDown />
            </summary>
            <nav aria-label={label}>{links}</nav>
          </Menu>
          <Side>
            <nav aria-label={label}>{links}</nav>
            <LogoutButton rootUrl={root} full size="small" />
          </Side>
          <div>{children}</div>
        </Columns>
      </Container>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  & > div:last-child {
    min-width: 0;
    min-height: 32rem;
  }
  ${media.laptop} {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: ${theme.space.xl};
    align-items: start;
  }
  @media print {
    display: block;
    /* What is pressed or filled in says nothing on paper. */
    & :is(button, form, div:has(> div > select), [data-actions]) {
      display: none;
    }
    & :is(article, li) {
      break-inside: avoid;
    }
  }
`;

const Links = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: ${theme.space.m};
    border-radius: ${theme.radius.s};
    color: ${theme.color.text};
    text-decoration: none;
  }
  & a:hover {
    background: ${theme.color.surfaceSunken};
  }
  & a[aria-current] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.heading};
    font-weight: 600;
  }
`;

const Menu = styled.details`
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.m};
  & > summary {
    display: flex;
    align-items: center;
    gap: ${theme.space.s};
    min-height: 3rem;
    padding-inline: ${theme.space.m};
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > span {
    flex: 1;
    overflow-wrap: anywhere;
  }
  & > summary > svg {
    transition: rotate ${theme.motion.fast};
  }
  &[open] > summary > svg {
    rotate: 0.5turn;
  }
  & > nav {
    padding: ${theme.space.xs};
    border-top: 1px solid ${theme.color.line};
  }
  ${media.laptop} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Side = styled.div`
  display: none;
  ${media.laptop} {
    position: sticky;
    top: calc(${theme.header.height} + ${theme.space.m});
    display: grid;
    gap: ${theme.space.l};
  }
  @media print {
    display: none;
  }
`;
