import { z } from 'zod';

/** Position of a teaser between the tiles of a list; used by the list's page. */
export const listPosition = {
  /** Row of the list on wide screens, from 1; 0 if the list chooses. */
  rowPosition: z.number().default(0),
  /** `default` takes the whole width; the others a side, with tiles beside it. */
  layout: z.enum(['default', 'left', 'right']).default('default'),
};
