import type { ResultsOf, SiteContent, site } from '@shop/contracts';
import { localeOfPath } from '@shop/contracts/addresses';
import type { Locale } from '@shop/contracts/constants';
import type { Call } from '../module.ts';
import { findPathTarget, type PathTarget } from './findPathTarget.ts';
import { normalizePath } from './normalizePath.ts';
import { markActive } from './navigations.ts';
import { itemContent, nodeContent, notFoundContent, type PageContent } from './pageContent.ts';
import { siteFrame, type LocaleFrame, type SiteFrame } from './siteFrame.ts';
import { specialPages } from './specialPages.ts';

/**
 * Everything a page needs besides its own content: navigations, language links, metadata, visitor. At most three
 * queries.
 */
export async function getSiteContext(call: Call, uri: string): Promise<ResultsOf<typeof site, 'GetSiteContext'>> {
  const frame = await siteFrame(call.db, call.site);
  if (!frame) return { ret: null, error: 'NOT_FOUND' };
  const path = normalizePath(uri);
  const target = path === null ? null : await findPathTarget(call.db, call.site, frame, path);
  const locale = target && target.kind !== 'moved' ? target.locale : localeOfPath(path ?? '/');
  const { visitor } = call;
  return {
    ret: {
      content: frameContent(frame, locale, pageContent(frame, locale, target, path ?? '/')),
      session: { isAuthenticated: visitor.customerId !== null, sessionId: visitor.publicSessionId },
      deviceIdent: null,
      redirect: target?.kind === 'moved' ? target.to : '',
    },
    error: null,
  };
}

function pageContent(site: SiteFrame, locale: Locale, target: PathTarget | null, path: string): PageContent {
  const frame = site.locales[locale];
  if (target?.kind === 'page') return nodeContent(site, locale, target.node, target.rest);
  if (target?.kind === 'item') return itemContent(frame, target.item);
  return notFoundContent(site, frame, locale, path);
}

function frameContent(site: SiteFrame, locale: Locale, page: PageContent): SiteContent {
  const frame: LocaleFrame = site.locales[locale];
  const { general, slogan } = frame.settings;
  const active = new Set([...page.breadcrumb.map(({ url }) => url), page.uri]);
  return {
    ...page,
    site: general.code,
    locale,
    baseUrl: general.baseUrl,
    theme: general.theme,
    flags: general.flags,
    siteSlogan: slogan,
    navigations: markActive(frame.navigations, active),
    specialPages: specialPages(frame),
  };
}
