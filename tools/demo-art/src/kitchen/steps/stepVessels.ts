import { hobVessels } from './hobVessels.ts';
import { tableVessels } from './tableVessels.ts';

/** All that a step can name as what its food is in or on. */
export const stepVessels = { ...hobVessels, ...tableVessels };

export type StepVesselName = keyof typeof stepVessels;
