/** Tests of Node code. The sources are ES modules for Node, so they run as such. */
export default {
  testMatch: ['<rootDir>/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': ['@swc/jest', { jsc: { target: 'es2024', parser: { syntax: 'typescript' } }, module: { type: 'es6' } }],
  },
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  restoreMocks: true,
  // What a failed test leaves open would keep everything after it from being run.
  forceExit: Boolean(process.env.CI),
};
