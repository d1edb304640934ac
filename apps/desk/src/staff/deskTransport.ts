import { browserTransport, type Transport } from '@shop/service-client';

/**
 * Calls the services for a site, whose name the desk's server expects before their paths. The desk shows a decision as made
 * before it is answered, so that somebody may close it then: the call goes out all the same.
 */
export const deskTransport =
  (site: string): Transport =>
  (request, signal) =>
    browserTransport({ ...request, path: `/${site}${request.path}`, keepalive: true }, signal);
