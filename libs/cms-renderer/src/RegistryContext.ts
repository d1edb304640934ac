import { createContext, use } from 'react';
import type { CmsRegistry } from './registry';

const RegistryContext = createContext<CmsRegistry | null>(null);

/** Provides the storefront's registry. */
export const RegistryProvider = RegistryContext.Provider;

export function useRegistry(): CmsRegistry {
  const registry = use(RegistryContext);
  if (!registry) throw new Error('CmsElements needs a RegistryProvider above it.');
  return registry;
}
