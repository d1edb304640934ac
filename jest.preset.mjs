import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Packages that ship ES modules only, which Jest's CommonJS run time has to be given in translation. */
const esModules = ['react-intl', 'intl-messageformat', '@formatjs'];

/** Tests of the web libs: jsdom, and a test fails when something is written to `console.error`. */
export default {
  testEnvironment: 'jest-environment-jsdom',
  testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  setupFiles: [here('./libs/testing/src/jest/browserGaps.ts')],
  setupFilesAfterEnv: [here('./libs/testing/src/jest/setup.ts')],
  transform: {
    '\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esModules.join('|')})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  restoreMocks: true,
  // Jest's 5 s are too few for a long test on a machine that is busy with others; no test is about time.
  testTimeout: 20_000,
};
