import { z } from 'zod';
import { linkSchema } from '../entities/media.ts';
import { elementObject } from './elementObject.ts';

export const contentNavigationTagsSchema = elementObject({
  /** Title before the tags, and their label; '' for none. */
  title: z.string().default(''),
  links: z.array(linkSchema).min(1),
});
