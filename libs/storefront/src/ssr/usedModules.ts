import { elementModule, nestedElements } from '@shop/cms-renderer';
import type { ContentElement, SiteContent } from '@shop/contracts';
import { frameModules } from '@shop/frame';
import { pageKindModule } from '@shop/pages';
import type { ShopStore } from '@shop/service-client';

interface CachedQuery {
  endpointName?: string;
  data?: { ret?: Record<string, unknown> | null } | undefined;
}

/** Source modules behind the page in this store: its kind, its part of the frame and the elements on it. They are loaded before hydration. */
export function usedModules(store: ShopStore): string[] {
  const modules = new Set<string>();
  for (const query of Object.values(store.getState().services.queries) as CachedQuery[]) {
    const ret = query.data?.ret;
    if (!ret) continue;
    const content = query.endpointName === 'getSiteContext' ? (ret['content'] as SiteContent | null) : null;
    if (content) [pageKindModule(content.mimeType), ...frameModules(content)].forEach((module) => modules.add(module));
    for (const key of ['contentElements', 'contentElementsBefore', 'contentElementsAfter']) {
      collect(ret[key] as ContentElement[] | undefined, modules);
    }
  }
  return [...modules];
}

function collect(elements: readonly ContentElement[] | undefined, modules: Set<string>) {
  for (const element of elements ?? []) {
    modules.add(elementModule(element.kind));
    collect(nestedElements(element), modules);
  }
}
