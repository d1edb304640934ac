import { browserTransport, type Transport } from '@shop/service-client';

/** Calls the services for a site, whose name the desk's server expects before their paths. */
export const deskTransport =
  (site: string): Transport =>
  (request, signal) =>
    browserTransport({ ...request, path: `/${site}${request.path}` }, signal);
