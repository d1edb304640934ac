import { savoury } from './savoury.ts';
import { sundry } from './sundry.ts';

/** All food that lies in small pieces. */
export const pieces = { ...savoury, ...sundry };
