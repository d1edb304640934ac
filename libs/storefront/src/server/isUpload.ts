import { type Method, services } from '@shop/contracts';

const addresses: ReadonlySet<string> = new Set(
  Object.values(services).flatMap(({ path, methods }) =>
    Object.entries<Method>(methods).flatMap(([name, { limit }]) => (limit === 'upload' ? `${path}/${name}` : [])),
  ),
);

/** Whether a request's address is that of a method that takes an upload. */
export function isUpload(url: string): boolean {
  return addresses.has(url.split('?', 1)[0]!);
}
