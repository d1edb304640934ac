import { Notifications } from '@shop/notices';
import { IconButton } from '@shop/ui-kit/button';
import { IconUser } from '@shop/ui-kit/icon';
import { SkipLink } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { media, theme } from '@shop/ui-kit/theme';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useHere } from '../location/useDesk';
import { SignOutButton } from '../staff/SignOutButton';
import type { Staff } from '../staff/Staff';
import { LanguageSwitch } from './LanguageSwitch';
import { sections } from './sections';
import { SiteSwitch } from './SiteSwitch';

const { color, space, text } = theme;

const MAIN = 'main';
const ACCOUNT = 'account';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  & > main {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
    outline: none;
  }
  ${media.tablet} {
    height: 100dvh;
  }
  ${media.laptop} {
    flex-direction: row;
  }
`;

const Rail = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  padding: ${space.xs} ${space.s};
  border-bottom: 1px solid ${color.line};
  background: ${color.surfaceRaised};
  /* On phones a line with the sites, the sections and a button; who is signed in comes below it on demand. */
  & > button {
    margin-left: auto;
  }
  & > span:last-child {
    display: none;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.xs} ${space.s};
    width: 100%;
    &[data-open] {
      display: flex;
    }
    & > b {
      overflow: hidden;
      max-width: 12rem;
      text-overflow: ellipsis;
      white-space: nowrap;
      font-size: ${text.s};
      font-weight: 600;
    }
  }
  ${media.tablet} {
    & > button {
      display: none;
    }
    & > span:last-child {
      display: flex;
      width: auto;
      margin-left: auto;
    }
  }
  ${media.laptop} {
    flex: none;
    flex-flow: column nowrap;
    align-items: stretch;
    gap: ${space.m};
    width: 13rem;
    padding: ${space.m} ${space.s};
    overflow-y: auto;
    border-right: 1px solid ${color.line};
    border-bottom: 0;
    & > span:last-child {
      flex-direction: column;
      align-items: stretch;
      margin: auto 0 0;
    }
  }
`;

const Sections = styled.nav`
  display: flex;
  gap: 2px;
  & > a {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    min-height: 2.5rem;
    padding: 0 ${space.s};
    border-radius: ${theme.radius.control};
    font-weight: 600;
    text-decoration: none;
    &:hover {
      background: ${color.surfaceSunken};
    }
    &[aria-current] {
      background: ${color.accentSoft};
      color: ${color.accent};
    }
    & > svg {
      font-size: 1.25rem;
    }
  }
  @media (max-width: 767.98px) {
    & > a > span {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  ${media.laptop} {
    flex-direction: column;
  }
`;

/** What is around every section: the sites, the sections, and who is signed in. */
export function DeskFrame({ staff, children }: { staff: Staff; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { site } = useHere();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Frame>
      <SkipLink targetId={MAIN}>
        <FormattedMessage id="desk.frame.skip" />
      </SkipLink>
      <Rail>
        <SiteSwitch />
        <Sections aria-label={formatMessage({ id: 'desk.frame.sections' })}>
          {sections.map(({ path, title, Icon }) => (
            <Link key={path} to={`/${site.site}/${path}`} aria-current="page">
              <Icon />
              <span>
                <FormattedMessage id={title} />
              </span>
            </Link>
          ))}
        </Sections>
        <IconButton
          label={formatMessage({ id: 'desk.frame.account' })}
          icon={<IconUser />}
          aria-expanded={isOpen}
          aria-controls={ACCOUNT}
          onClick={() => setIsOpen(!isOpen)}
        />
        <span id={ACCOUNT} data-open={isOpen ? '' : undefined}>
          <b title={staff.name}>{staff.name}</b>
          <LanguageSwitch />
          <SignOutButton staff={staff} />
        </span>
      </Rail>
      <main id={MAIN} tabIndex={-1}>
        {children}
      </main>
      <Notifications />
    </Frame>
  );
}
