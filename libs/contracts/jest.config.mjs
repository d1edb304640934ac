export default { preset: '../../jest.node.preset.mjs' };
