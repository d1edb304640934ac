import { wireOf } from '../rpc/wireOf.ts';
import { savedItem as contract } from '../services/savedItem.ts';

export const savedItem = wireOf(contract);
