import { wireOf } from '../rpc/wireOf.ts';
import { customer as contract } from '../services/customer.ts';

export const customer = wireOf(contract);
