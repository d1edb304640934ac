import { wireOf } from '../rpc/wireOf.ts';
import { cart as contract } from '../services/cart.ts';

export const cart = wireOf(contract);
