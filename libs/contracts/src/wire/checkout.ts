import { wireOf } from '../rpc/wireOf.ts';
import { checkout as contract } from '../services/checkout.ts';

export const checkout = wireOf(contract);
