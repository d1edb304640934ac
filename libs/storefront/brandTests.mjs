import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The tests of a brand: those every brand has to pass, run over its files, and its own. */
export const brandTests = (folder) => ({
  preset: here('../../jest.preset.mjs'),
  rootDir: folder,
  roots: ['<rootDir>', here('src/brand-tests')],
  testMatch: ['<rootDir>/*.test.{ts,tsx}', here('src/brand-tests/*.brand.ts')],
  moduleNameMapper: {
    '^virtual:shop-(brand|fonts|tokens)$': '<rootDir>/$1.ts',
    // Made by the build.
    '^virtual:shop-messages$': here('src/brand-tests/noMessages.ts'),
    '\\?url$': here('src/brand-tests/fileAddress.ts'),
  },
});
