/** Tests of the sandbox over HTTP. */
export default { preset: '../../jest.node.preset.mjs' };
