import { type Method, services } from '@shop/contracts';

const methods: ReadonlyMap<string, Method> = new Map(
  Object.values(services).flatMap(({ path, methods: ofService }) =>
    Object.entries<Method>(ofService).map(([name, method]) => [`${path}/${name}`, method] as const),
  ),
);

/** Whether the answer of the method at an address is the same for everyone, at least where its results say so. */
export function mayBeShared(address: string): boolean {
  const { shared, sharedUnless } = methods.get(address) ?? {};
  return shared === true || sharedUnless !== undefined;
}

/** Whether what nobody was answered is what everyone is. `results`: as on the wire; no array where the call failed. */
export function areShared(address: string, results: unknown): boolean {
  const unless = methods.get(address)?.sharedUnless;
  return !unless || !Array.isArray(results) || !unless(results);
}
