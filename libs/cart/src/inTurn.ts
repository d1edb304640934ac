import { keyedQueue } from '@shop/service-client/keyed-queue';

const enqueue = keyedQueue();

/** Runs changes one after the other: each is made to the cart that the one before it left. */
export const inTurn = <Result>(change: () => Promise<Result>): Promise<Result> => enqueue('cart', change);
