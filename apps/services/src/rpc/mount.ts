import type { Service } from '@shop/contracts';
import type { Call, Implementation } from '../module.ts';

/** A service with its methods, without their individual types: mounting reads them from the contract. */
export interface MountedModule {
  service: Service;
  implementation: Readonly<Record<string, ((call: Call, ...args: unknown[]) => unknown) | undefined>>;
}

/** Pairs a service with its implementation, type-checked. Methods without one answer 404. */
export function mount<S extends Service>(service: S, implementation: Partial<Implementation<S>>): MountedModule {
  return { service, implementation: implementation as unknown as MountedModule['implementation'] };
}
