export { buildSandbox, type Sandbox } from './buildSandbox.ts';
export { SIGNATURE_HEADER, signatureOf } from './signature.ts';
