import { wireOf } from '../rpc/wireOf.ts';
import { site as contract } from '../services/site.ts';

export const site = wireOf(contract);
