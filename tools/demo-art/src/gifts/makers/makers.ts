import type { Maker } from './maker.ts';
import { pantryMakers } from './pantryMakers.ts';
import { studioMakers } from './studioMakers.ts';
import { threadMakers } from './threadMakers.ts';
import { toolMakers } from './toolMakers.ts';

/** The makers behind the brands, by motif. */
export const makers: Record<string, Maker> = { ...threadMakers, ...pantryMakers, ...studioMakers, ...toolMakers };
