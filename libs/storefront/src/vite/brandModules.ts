import { join } from 'node:path';

/** Resolves `virtual:shop-brand`, `virtual:shop-fonts` and `virtual:shop-tokens` to the files of a brand's folder. */
export const brandModules = (folder: string) => ({
  find: /^virtual:shop-(brand|fonts|tokens)$/,
  replacement: join(folder, '$1.ts'),
});
