import { useLocale } from '@shop/intl';
import { useShopStore } from '@shop/service-client';
import { useCallback } from 'react';
import { useRegistry } from '../RegistryContext';
import type { CmsReference } from './cmsReference';
import { openCmsDrawer } from './openCmsDrawer';

/** Gives `open(reference, title)`, which shows CMS content in a drawer, for elements that have more to tell. */
export function useCmsDrawer() {
  const registry = useRegistry();
  const store = useShopStore();
  const locale = useLocale();
  return useCallback(
    (reference: CmsReference, title?: string) => openCmsDrawer(reference, { registry, store, locale }, title),
    [registry, store, locale],
  );
}
