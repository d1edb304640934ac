import type { Method, WireMethod } from '@shop/contracts';

/**
 * Sends a call without awaiting its answer, also while the page is being left. A failure is shown to nobody; browsers
 * without beacons send nothing.
 */
export function tell<M extends Method>(
  { path, method }: Pick<WireMethod<M>, 'path' | 'method'>,
  args: readonly unknown[],
): void {
  const body = new Blob([JSON.stringify(args)], { type: 'application/json; charset=utf-8' });
  navigator.sendBeacon?.(`${path}/${method}`, body);
}
