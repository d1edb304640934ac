import { z } from 'zod';
import { linkSchema } from '../entities/media.ts';
import { elementObject } from './elementObject.ts';

export const pageNavigationSchema = elementObject({
  /** Names the navigation for screen readers. */
  title: z.string().default(''),
  /** To sections of this page (`#name`, or its path with `#name`), which are elements with that `anchor`; or elsewhere. */
  links: z.array(linkSchema).min(1),
});
