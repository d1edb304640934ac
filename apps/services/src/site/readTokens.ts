import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Brand, readBrands } from '@shop/brands';

export interface BrandTokens {
  brand: Brand;
  /** Tokens of the storefront, not checked. */
  tokens: unknown;
}

/** The brand of a site with the tokens of its storefront. Rejects for a site without a brand. */
export async function readTokens(site: string): Promise<BrandTokens> {
  const brand = readBrands().find((one) => one.site === site);
  if (!brand) throw new Error(`Site "${site}" has no branding: no app has it in the "shop" entry.`);
  const { tokens } = (await import(pathToFileURL(join(brand.folder, 'tokens.ts')).href)) as { tokens: unknown };
  return { brand, tokens };
}
