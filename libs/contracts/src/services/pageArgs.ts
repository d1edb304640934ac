import { z } from 'zod';

/** Which page of a list, 0 for the first, and how many entries are on one. */
export const pageArgs = z.object({
  page: z.int().min(0).default(0),
  pageSize: z.int().min(1).max(48).default(10),
});
