import { useLocale } from '@shop/intl';
import { useShopStore } from '@shop/service-client';
import { useCallback } from 'react';
import { useRegistry } from '../RegistryContext';
import type { CmsReference } from './cmsReference';
import { openCmsDrawer } from './openCmsDrawer';

/** Returns `open(reference, title)`, which shows CMS content in a drawer. */
export function useCmsDrawer() {
  const registry = useRegistry();
  const store = useShopStore();
  const locale = useLocale();
  return useCallback(
    (reference: CmsReference, title?: string) => openCmsDrawer(reference, { registry, store, locale }, title),
    [registry, store, locale],
  );
}
