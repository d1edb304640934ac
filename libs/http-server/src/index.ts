export { answerBrokenRequest } from './answerBrokenRequest.ts';
export { STRICT_TRANSPORT_SECURITY } from './strictTransportSecurity.ts';
export { trustedProxies } from './trustedProxies.ts';
