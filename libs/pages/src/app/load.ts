import { loadElements } from '@shop/cms-renderer';
import { siteService } from '@shop/service-client/site';
import type { PageRequest } from '../pageKind';
import { appContentArgs } from './appContentArgs';
import { loadApp } from './appModules';

export async function load({ store, content, url, locale, registry, apps }: PageRequest) {
  const query = siteService.endpoints.getAppContent.initiate(appContentArgs(content, url.pathname, locale), {
    subscribe: false,
  });
  // Without its surroundings the app still works (specification, section 8).
  const surroundings = store.dispatch(query).then(({ data }) => {
    const { contentElementsBefore = [], contentElementsAfter = [] } = data?.ret ?? {};
    return loadElements([...contentElementsBefore, ...contentElementsAfter], registry, { store, locale });
  });
  const [known] = await Promise.all([loadApp(content.page.referenceId, apps), surroundings]);
  return known ? undefined : 'notFound';
}
