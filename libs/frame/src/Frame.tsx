import type { SiteContent } from '@shop/contracts';
import { Dialogs, Notifications } from '@shop/notices';
import { SessionSync } from '@shop/session';
import { SkipLink } from '@shop/ui-kit/layout';
import { Preloaded } from '@shop/ui-kit/part';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AuthDrawerSlot } from './account/AuthDrawerSlot';
import { Breadcrumbs } from './breadcrumbs/Breadcrumbs';
import { FooterSlot } from './footer/FooterSlot';
import { Header } from './header/Header';
import { shownHero } from './hero/shownHero';
import { MainRegion } from './MainRegion';
import { hero, secondLevel } from './parts/frameParts';
import { LatePartsSlot } from './parts/LatePartsSlot';
import { MAIN_ID, useMainFocus } from './useMainFocus';
import { ScrollToTop } from './scroll-to-top/ScrollToTop';
import { secondLevelOf } from './second-level/secondLevelOf';
import { SiteSlogan } from './slogan/SiteSlogan';

interface FrameProps {
  content: SiteContent;
  /** The query that the page is rendered by. */
  search?: string;
  /** For the copyright line; from the page's data, not from the clock, which may differ between server and browser. */
  year: number;
  children: ReactNode;
}

/**
 * Everything around a page: header, breadcrumbs, notices, footer and the drawers that belong to no page. Parts that
 * only some pages have must be loaded by `loadFrameParts`.
 */
export function Frame({ content, search, year, children }: FrameProps) {
  const main = useMainFocus(content.uri);
  return (
    <>
      <SkipLink targetId={MAIN_ID}>
        <FormattedMessage id="frame.skipLink.label" />
      </SkipLink>
      {/* First in the keyboard order, before what it covers. */}
      <LatePartsSlot privacyUrl={content.specialPages.gdpr} />
      {content.siteSlogan && <SiteSlogan slogan={content.siteSlogan} />}
      <Header content={content} search={search} />
      <Notifications />
      <MainRegion id={MAIN_ID} ref={main}>
        {shownHero(content) && <Preloaded part={hero}>{({ Hero }) => <Hero content={content} />}</Preloaded>}
        <Breadcrumbs items={content.breadcrumb} />
        {secondLevelOf(content) && (
          <Preloaded part={secondLevel}>{({ SecondLevel }) => <SecondLevel content={content} />}</Preloaded>
        )}
        <div>{children}</div>
      </MainRegion>
      <FooterSlot content={content} year={year} />
      <ScrollToTop />
      <Dialogs />
      <AuthDrawerSlot content={content} />
      <SessionSync />
    </>
  );
}
