import { wireOf } from '../rpc/wireOf.ts';
import { moderation as contract } from '../services/moderation.ts';

export const moderation = wireOf(contract);
