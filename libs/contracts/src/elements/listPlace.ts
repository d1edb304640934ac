import { z } from 'zod';

/** Where a list puts a teaser between its tiles; the list's page reads it. */
export const listPlace = {
  /** Row of the list on wide screens in which it stands, from 1; 0 where the list chooses. */
  rowPosition: z.number().default(0),
  /** `default` takes the whole width; the others a side, with tiles beside it. */
  layout: z.enum(['default', 'left', 'right']).default('default'),
};
