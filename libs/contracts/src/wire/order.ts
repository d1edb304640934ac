import { wireOf } from '../rpc/wireOf.ts';
import { order as contract } from '../services/order.ts';

export const order = wireOf(contract);
