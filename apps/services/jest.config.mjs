/** Rules beside their source, and the services over HTTP against a real PostgreSQL. */
export default {
  testMatch: ['<rootDir>/{src,demo,test}/**/*.test.ts'],
  // The sources are ES modules for Node itself, so they run as such.
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': ['@swc/jest', { jsc: { target: 'es2024', parser: { syntax: 'typescript' } }, module: { type: 'es6' } }],
  },
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  globalSetup: '<rootDir>/test/support/globalSetup.ts',
  globalTeardown: '<rootDir>/test/support/globalTeardown.ts',
  // Starting a process, filling a template and hashing passwords take their time on a busy machine.
  testTimeout: 60_000,
  restoreMocks: true,
};
