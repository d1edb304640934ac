import { wireOf } from '../rpc/wireOf.ts';
import { catalogueDetail as contract } from '../services/catalogueDetail.ts';

export const catalogueDetail = wireOf(contract);
