import { wireOf } from '../rpc/wireOf.ts';
import { wishList as contract } from '../services/wishList.ts';

export const wishList = wireOf(contract);
