import { type Method, services } from '@shop/contracts';

const methods: ReadonlyMap<string, Method> = new Map(
  Object.values(services).flatMap(({ path, methods: ofService }) =>
    Object.entries<Method>(ofService).map(([name, method]) => [`${path}/${name}`, method] as const),
  ),
);

/** Whether the answer of the method at an address is the same for everyone. */
export const isShared = (address: string): boolean => methods.get(address)?.shared === true;

/** Whether it is for some arguments, which its results say. */
export const mayBeShared = (address: string): boolean =>
  isShared(address) || methods.get(address)?.sharedUnless !== undefined;

/** Whether what nobody was answered is what everyone is. `results`: as on the wire; no array where the call failed. */
export function areShared(address: string, results: unknown): boolean {
  const unless = methods.get(address)?.sharedUnless;
  return !unless || !Array.isArray(results) || !unless(results);
}
