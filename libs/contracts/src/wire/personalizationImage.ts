import { wireOf } from '../rpc/wireOf.ts';
import { personalizationImage as contract } from '../services/personalizationImage.ts';

export const personalizationImage = wireOf(contract);
