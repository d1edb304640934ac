import { createContext, use } from 'react';
import type { BrandConfig } from './brandConfig';

const BrandContext = createContext<BrandConfig | null>(null);

/** Provides the storefront's configuration. */
export const BrandProvider = BrandContext.Provider;

/** The configuration of the running storefront. */
export function useBrand(): BrandConfig {
  const brand = use(BrandContext);
  if (!brand)
    throw new Error('useBrand needs a BrandProvider above it: wrap the tree in one, or use renderWithShop in tests.');
  return brand;
}
