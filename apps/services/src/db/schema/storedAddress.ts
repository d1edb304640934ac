import type { Address } from '@shop/contracts';

/** An address as a copy, without the id of the one it was taken from. */
export type StoredAddress = Omit<Address, 'id'>;
