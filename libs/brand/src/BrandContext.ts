import { createContext, use } from 'react';
import type { BrandConfig } from './brandConfig';

const BrandContext = createContext<BrandConfig | null>(null);

/** Gives the storefront's configuration to everything below. */
export const BrandProvider = BrandContext.Provider;

/** Configuration of the storefront that is running. */
export function useBrand(): BrandConfig {
  const brand = use(BrandContext);
  if (!brand)
    throw new Error('useBrand needs a BrandProvider above it: wrap the tree in one, or use renderWithShop in tests.');
  return brand;
}
