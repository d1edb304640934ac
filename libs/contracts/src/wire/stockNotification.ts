import { wireOf } from '../rpc/wireOf.ts';
import { stockNotification as contract } from '../services/stockNotification.ts';

export const stockNotification = wireOf(contract);
