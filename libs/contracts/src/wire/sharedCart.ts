import { wireOf } from '../rpc/wireOf.ts';
import { sharedCart as contract } from '../services/sharedCart.ts';

export const sharedCart = wireOf(contract);
