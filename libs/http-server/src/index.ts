export { answerBrokenRequest } from './answerBrokenRequest.ts';
export { closeConnections } from './closeConnections.ts';
export { continueTrace } from './continueTrace.ts';
export { requestId } from './requestId.ts';
export { STRICT_TRANSPORT_SECURITY } from './strictTransportSecurity.ts';
export { traceHeaders } from './traceHeaders.ts';
export { trustedProxies } from './trustedProxies.ts';
