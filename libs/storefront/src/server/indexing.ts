import type { FastifyRequest } from 'fastify';

/** Whether search engines may list what a request is shown. */
export type Indexing = (request: Pick<FastifyRequest, 'host'>) => boolean;

/** By the host that was asked: one of these, with the port where it is not the usual one. */
export function createIndexing(hosts: readonly string[]): Indexing {
  const known = new Set(hosts.map((host) => host.toLowerCase()));
  return ({ host }) => known.has(host.toLowerCase());
}
