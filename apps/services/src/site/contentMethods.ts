import type { ContentElement, Flyout, MethodName, ResultsOf, site } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import type { Call } from '../module.ts';
import { findFragment, findPageElements } from './content.ts';
import { localeOfPath } from './localePath.ts';
import { nodeMeta } from './pageContent.ts';
import { siteFrame } from './siteFrame.ts';
import { withIndex } from './siteIndex.ts';

type Results<M extends MethodName<typeof site>> = Promise<ResultsOf<typeof site, M>>;

const notFound = { ret: null, error: 'NOT_FOUND' } as const;

/** Elements of a page by its id. */
export async function page({ db, site, locale }: Call, id: string): Results<'Page'> {
  const found = await findPageElements(db, site, locale, id);
  if (!found) return notFound;
  const contentElements = await withIndex({ db, site }, locale, found.contentElements);
  return { ret: { id, title: found.name, contentElements }, error: null };
}

/** Elements around an app, in the language of the path, and what its page says of itself. */
export async function appContent({ db, site }: Call, id: string, pathname: string): Results<'AppContent'> {
  const locale = localeOfPath(pathname);
  const frame = await siteFrame(db, site);
  const node = frame?.locales[locale].nodes.get(id);
  const found = node && (await findPageElements(db, site, locale, id));
  if (!frame || !node || !found) return notFound;
  return {
    ret: {
      contentElementsBefore: found.contentElements,
      contentElementsAfter: found.elementsAfter,
      meta: nodeMeta(frame.locales[locale], node),
    },
    error: null,
  };
}

/** A titled list of elements. */
export async function contentCollection({ db, site, locale }: Call, id: string): Results<'ContentCollection'> {
  const found = await findFragment(db, site, locale, 'collection', id);
  if (!found) return notFound;
  const { contentElements } = found.data as { contentElements: ContentElement[] };
  return { ret: { id, title: found.title, contentElements }, error: null };
}

/** A single element by what it refers to. */
export async function contentElement({ db, site, locale }: Call, type: string, id: string): Results<'ContentElement'> {
  // Collections and flyouts are stored beside single elements, but are none.
  const found = ['collection', 'flyout'].includes(type) ? null : await findFragment(db, site, locale, type, id);
  return found ? { ret: found.data as unknown as ContentElement, error: null } : notFound;
}

/** What opens below a main navigation entry. */
export async function flyout({ db, site, locale }: Call, reference: string): Results<'Flyout'> {
  const found = await findFragment(db, site, locale, 'flyout', reference);
  if (!found) return notFound;
  return { ret: { title: found.title, sections: (found.data as Pick<Flyout, 'sections'>).sections }, error: null };
}

/** The navigations of the site, nothing active. */
export async function getSiteNavigation({ db, site }: Call, locale: Locale): Results<'GetSiteNavigation'> {
  const frame = await siteFrame(db, site);
  return frame ? { ret: frame.locales[locale].navigations, error: null } : notFound;
}
