import { wireOf } from '../rpc/wireOf.ts';
import { searchStatistics as contract } from '../services/searchStatistics.ts';

export const searchStatistics = wireOf(contract);
