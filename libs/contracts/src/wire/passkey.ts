import { wireOf } from '../rpc/wireOf.ts';
import { passkey as contract } from '../services/passkey.ts';

export const passkey = wireOf(contract);
