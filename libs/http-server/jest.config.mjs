export default { preset: '../../jest.preset.mjs', testEnvironment: 'node' };
