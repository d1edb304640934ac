import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Packages that ship only ES modules, which have to be transpiled for Jest's CommonJS run time. */
const esModules = ['react-intl', 'intl-messageformat', '@formatjs'];

/** Tests of the web libs: jsdom, and a test that calls `console.error` fails. */
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
  // What a failed test leaves open would keep everything after it from being run.
  forceExit: Boolean(process.env.CI),
  // Jest's default of 5 s is too short for long tests on a busy machine; no test asserts durations.
  testTimeout: 300_000,
};
