export default {
  preset: '../jest.node.preset.mjs',
  testMatch: ['<rootDir>/{,generators/,nx/}*.test.ts'],
  // Nx reads the whole workspace for each change (nx/affected.test.ts).
  testTimeout: 300_000,
};
