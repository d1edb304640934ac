import { wireOf } from '../rpc/wireOf.ts';
import { identity as contract } from '../services/identity.ts';

export const identity = wireOf(contract);
