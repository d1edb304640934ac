import preset from '../../jest.preset.mjs';
export default { ...preset, testMatch: ['<rootDir>/app/**/*.test.{ts,tsx}'] };
