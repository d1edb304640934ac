import { z } from 'zod';
import { linkSchema } from '../entities/media.ts';
import { elementObject } from './elementObject.ts';

export const contentNavigationTagsSchema = elementObject({
  /** Stands before the tags and names them; '' where they need no word. */
  title: z.string().default(''),
  links: z.array(linkSchema).min(1),
});
