export { answerBrokenRequest } from './answerBrokenRequest.ts';
export { closeConnections } from './closeConnections.ts';
export { STRICT_TRANSPORT_SECURITY } from './strictTransportSecurity.ts';
export { trustedProxies } from './trustedProxies.ts';
