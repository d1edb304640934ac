import { type Method, services } from '@shop/contracts';

/** Addresses of all methods whose answer is the same for everyone. */
export const sharedMethods: ReadonlySet<string> = new Set(
  Object.values(services).flatMap(({ path, methods }) =>
    Object.entries<Method>(methods).flatMap(([name, { shared }]) => (shared ? [`${path}/${name}`] : [])),
  ),
);
