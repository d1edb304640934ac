/** Unit tests beside their source, and tests of the services over HTTP with a real PostgreSQL. */
export default {
  preset: '../../jest.node.preset.mjs',
  globalSetup: '<rootDir>/test/support/globalSetup.ts',
  globalTeardown: '<rootDir>/test/support/globalTeardown.ts',
  // Jest's own choice for two cores is one; these tests wait for the database most of the time.
  maxWorkers: 2,
  // Each file leaves modules behind in its worker, which a new one is rid of: without this both held 2.8 GB in the end.
  workerIdleMemoryLimit: '800MB',
  // Starting a process, filling a template database and hashing passwords take long on a busy machine.
  testTimeout: 300_000,
};
