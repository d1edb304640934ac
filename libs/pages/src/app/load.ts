import { loadElements } from '@shop/cms-renderer';
import { siteService } from '@shop/service-client/site';
import type { PageRequest } from '../pageKind';
import { appContentArgs } from './appContentArgs';
import { loadApp } from './appModules';
import { hidesSurroundings } from './hidesSurroundings';

export async function load(request: PageRequest) {
  const { content, url, apps } = request;
  const [known] = await Promise.all([
    loadApp(content.page.referenceId, apps),
    hidesSurroundings(url.pathname) ? undefined : loadSurroundings(request),
  ]);
  return known ? undefined : 'notFound';
}

/** Without them the app still works: that they are missing is logged (specification, section 8). */
async function loadSurroundings({ store, content, url, locale, registry }: PageRequest) {
  if (!content.id) return warn('Missing site content id', url.pathname);
  const query = siteService.endpoints.getAppContent.initiate(appContentArgs(content, url.pathname, locale), {
    subscribe: false,
  });
  const { data } = await store.dispatch(query);
  if (!data?.ret) return warn('Failed to load app content', content.id);
  const { contentElementsBefore, contentElementsAfter } = data.ret;
  await loadElements([...contentElementsBefore, ...contentElementsAfter], registry, { store, locale });
}

function warn(problem: string, of: string) {
  // eslint-disable-next-line no-console -- the specification wants it logged
  console.warn(problem, of);
}
