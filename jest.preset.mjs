import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Packages that ship ES modules only, which Jest's CommonJS run time has to be given in translation. */
const esModules = [
  'react-router',
  'react-intl',
  'intl-messageformat',
  '@formatjs',
  '@remix-run',
  'cookie-es',
  'cookie',
];

/** Tests of the web libs: jsdom, and a test fails when something is written to `console.error`. */
export default {
  testEnvironment: 'jest-environment-jsdom',
  testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  setupFiles: [here('./libs/testing/src/jest/browserGaps.ts')],
  setupFilesAfterEnv: [here('./libs/testing/src/jest/setup.ts')],
  transform: {
    '\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic' },
            // CommonJS has no import.meta; react-router asks it for Vite's hot reloading.
            optimizer: { globals: { vars: { 'import.meta.hot': 'undefined' } } },
          },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esModules.join('|')})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  restoreMocks: true,
};
