import { wireOf } from '../rpc/wireOf.ts';
import { catalogueBackend as contract } from '../services/catalogueBackend.ts';

export const catalogueBackend = wireOf(contract);
