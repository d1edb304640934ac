import type { ContentElement } from '@shop/contracts';
import type { ShopStore } from '@shop/service-client';
import { siteService } from '@shop/service-client/site';
import { loadElements } from '../loadElements';
import type { CmsReference, DrawerLink } from './cmsReference';
import type { CmsDrawerContext } from './openCmsDrawer';
import { referenceIn } from './referenceIn';

export interface CmsContent {
  /** Empty if the content has none. */
  title: string;
  elements: readonly ContentElement[];
}

const { getContentCollection, getContentElement, getPage, getSiteContext } = siteService.endpoints;
const options = { subscribe: false };

/** Loads content, the code of its elements and their data; null, with a log entry, if there is none. */
export async function loadCmsContent(
  source: CmsReference | DrawerLink,
  context: CmsDrawerContext,
): Promise<CmsContent | null> {
  const reference = 'hash' in source ? (referenceIn(source.hash) ?? { path: source.path }) : source;
  const content = await findContent(reference, context).catch((failure: unknown) => {
    // eslint-disable-next-line no-console -- the specification wants it logged (section 8)
    console.error('Failed to load cms content', reference, failure);
    return 'failed' as const;
  });
  if (content === 'failed') return null;
  if (!content?.elements.length) {
    // eslint-disable-next-line no-console -- likewise
    console.warn('No content found', reference);
    return null;
  }
  await loadElements(content.elements, context.registry, context);
  return content;
}

/** Rejects when the services do not answer. */
async function findContent(
  reference: CmsReference | { path: string },
  { store, locale }: CmsDrawerContext,
): Promise<CmsContent | null | undefined> {
  if ('referenceId' in reference) {
    const { referenceType, referenceId: id } = reference;
    const { ret } = await store.dispatch(getContentElement.initiate({ referenceType, id, locale }, options)).unwrap();
    return ret && { title: '', elements: [ret] };
  }
  if ('collectionId' in reference) {
    const query = getContentCollection.initiate({ id: reference.collectionId, locale }, options);
    return toContent(await store.dispatch(query).unwrap());
  }
  const id = 'pageId' in reference ? reference.pageId : await pageAt(reference.path, store);
  return id ? toContent(await store.dispatch(getPage.initiate({ id, locale }, options)).unwrap()) : null;
}

/** Id of the page at a path, following moves. */
async function pageAt(path: string, store: ShopStore, hasMoved = false): Promise<string | undefined> {
  const { ret } = await store.dispatch(getSiteContext.initiate(path, options)).unwrap();
  if (!ret?.redirect || hasMoved) return ret?.content.id;
  return pageAt(ret.redirect.split(/[?#]/, 1)[0] ?? '', store, true);
}

function toContent({ ret }: { ret: { title: string; contentElements: ContentElement[] } | null }) {
  return ret && { title: ret.title, elements: ret.contentElements };
}
