import type { MethodName, ResultsOf, site } from '@shop/contracts';
import { localeOfPath } from '@shop/contracts/addresses';
import type { Locale } from '@shop/contracts/constants';
import type { Call } from '../module.ts';
import { findFragment, findPageElements } from './content.ts';
import { nodeMeta } from './pageContent.ts';
import { siteFrame } from './siteFrame.ts';
import { withIndex } from './siteIndex.ts';

type Results<M extends MethodName<typeof site>> = Promise<ResultsOf<typeof site, M>>;

const notFound = { ret: null, error: 'NOT_FOUND' } as const;

/** Elements of a page by its id. */
export async function page(call: Call, id: string): Results<'Page'> {
  const found = await findPageElements(call, call.locale, id);
  if (!found) return notFound;
  const contentElements = await withIndex(call, call.locale, found.contentElements);
  return { ret: { id, title: found.name, contentElements }, error: null };
}

/** Elements around an app, and its page's data, in the language of the path. */
export async function appContent(call: Call, id: string, pathname: string): Results<'AppContent'> {
  const locale = localeOfPath(pathname);
  const frame = await siteFrame(call.db, call.site);
  const node = frame?.locales[locale].nodes.get(id);
  const found = node && (await findPageElements(call, locale, id));
  if (!frame || !node || !found) return notFound;
  return {
    ret: {
      contentElementsBefore: found.contentElements,
      contentElementsAfter: found.elementsAfter,
      meta: nodeMeta(frame, locale, node),
    },
    error: null,
  };
}

/** A titled list of elements. */
export async function contentCollection(call: Call, id: string): Results<'ContentCollection'> {
  const found = await findFragment(call, call.locale, 'collection', id, (data, take) =>
    take((data as { contentElements?: unknown }).contentElements),
  );
  return found ? { ret: { id, title: found.title, contentElements: found.content }, error: null } : notFound;
}

/** A single element by its reference. */
export async function contentElement(call: Call, type: string, id: string): Results<'ContentElement'> {
  // Collections and flyouts are stored in the same table as single elements.
  if (['collection', 'flyout'].includes(type)) return notFound;
  const found = await findFragment(call, call.locale, type, id, (data, take) => take([data]));
  const [element] = found?.content ?? [];
  return element ? { ret: element, error: null } : notFound;
}

/** The flyout of a main navigation entry. */
export async function flyout(call: Call, reference: string): Results<'Flyout'> {
  const found = await findFragment(call, call.locale, 'flyout', reference, (data, take) =>
    (data as { sections: { contentElements?: unknown }[] }).sections.map(({ contentElements }) => ({
      contentElements: take(contentElements),
    })),
  );
  return found ? { ret: { title: found.title, sections: found.content }, error: null } : notFound;
}

/** The navigations of the site, without active entries. */
export async function getSiteNavigation({ db, site }: Call, locale: Locale): Results<'GetSiteNavigation'> {
  const frame = await siteFrame(db, site);
  return frame ? { ret: frame.locales[locale].navigations, error: null } : notFound;
}
