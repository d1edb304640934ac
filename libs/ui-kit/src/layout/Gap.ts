import type { Tokens } from '../theme';

/** A step of the spacing scale. */
export type Gap = keyof Tokens['space'];
