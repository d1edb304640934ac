import { type Method, services } from '@shop/contracts';

const methods: ReadonlyMap<string, Method> = new Map(
  Object.values(services).flatMap(({ path, methods: ofService }) =>
    Object.entries<Method>(ofService).map(([name, method]) => [`${path}/${name}`, method] as const),
  ),
);

/** Whether visitors without an account may call the method at an address. */
export function isForAnonymous(address: string): boolean {
  return methods.get(address)?.access === 'anonymous';
}

/** Whether the method at an address replies the same to every visitor, at least where its reply to an anonymous call says so. */
export function mayBeShared(address: string): boolean {
  const { shared, differsWhenSignedIn } = methods.get(address) ?? {};
  return shared === true || differsWhenSignedIn !== undefined;
}

/** Whether the reply to an anonymous call is valid for all visitors. `results`: as on the wire; no array where the call failed. */
export function areShared(address: string, results: unknown): boolean {
  const differs = methods.get(address)?.differsWhenSignedIn;
  return !differs || !Array.isArray(results) || !differs(results);
}
