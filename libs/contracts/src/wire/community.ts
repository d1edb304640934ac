import { wireOf } from '../rpc/wireOf.ts';
import { community as contract } from '../services/community.ts';

export const community = wireOf(contract);
