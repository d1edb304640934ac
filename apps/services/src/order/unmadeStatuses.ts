import type { OrderStatus } from '@shop/contracts';

/** Orders whose articles are to be made, or may be: money can still come for one that was given up. */
export const unmadeStatuses: readonly OrderStatus[] = ['transmitted', 'invalid'];
