import type { Address, Country } from '@shop/contracts';

/** An address as it is stored. */
export type CheckedAddress = Omit<Address, 'id'>;

/**
 * Whether an address can be delivered to: as far as known, perhaps not but another one like it, or not for what stands in
 * these fields. The visitor may insist on any.
 */
export type AddressVerdict =
  | { kind: 'fine' }
  | { kind: 'acceptable'; suggestions: CheckedAddress[] }
  | { kind: 'invalid'; fields: (keyof CheckedAddress)[] };

/** Checks addresses; `market` is the country the site sells in. A postal service's checker implements this. */
export interface AddressChecker {
  check(address: CheckedAddress, market: Country): Promise<AddressVerdict>;
}
