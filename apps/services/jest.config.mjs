/** Rules beside their source, and the services over HTTP against a real PostgreSQL. */
export default {
  preset: '../../jest.node.preset.mjs',
  globalSetup: '<rootDir>/test/support/globalSetup.ts',
  globalTeardown: '<rootDir>/test/support/globalTeardown.ts',
  // Starting a process, filling a template and hashing passwords take their time on a busy machine.
  testTimeout: 60_000,
};
