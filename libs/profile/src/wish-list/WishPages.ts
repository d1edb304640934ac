import type { SpecialPages } from '@shop/contracts';

/** The pages that wishes lead to. */
export type WishPages = Pick<SpecialPages, 'cart' | 'profile' | 'root'>;
