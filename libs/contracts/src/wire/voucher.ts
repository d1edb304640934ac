import { wireOf } from '../rpc/wireOf.ts';
import { voucher as contract } from '../services/voucher.ts';

export const voucher = wireOf(contract);
