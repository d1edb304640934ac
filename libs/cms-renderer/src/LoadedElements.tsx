import type { ContentElement } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { useShopStore } from '@shop/service-client';
import { useEffect, useState } from 'react';
import { CmsElements } from './CmsElements';
import { loadElements } from './loadElements';
import { useRegistry } from './RegistryContext';

interface LoadedElementsProps {
  elements: readonly ContentElement[];
}

/** Elements loaded after the page: renders nothing until their code and data are there. */
export function LoadedElements({ elements }: LoadedElementsProps) {
  const registry = useRegistry();
  const locale = useLocale();
  const store = useShopStore();
  const [loaded, setLoaded] = useState<readonly ContentElement[]>([]);

  useEffect(() => {
    let isStale = false;
    void loadElements(elements, registry, { store, locale }).then(() => {
      if (!isStale) setLoaded(elements);
    });
    return () => {
      isStale = true;
    };
  }, [elements, registry, store, locale]);

  return <CmsElements elements={loaded} />;
}
