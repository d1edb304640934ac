import { z } from 'zod';
import { linkSchema } from '../entities/media.ts';
import { elementObject } from './elementObject.ts';

export const pageNavigationSchema = elementObject({
  /** Label of the navigation for screen readers. */
  title: z.string().default(''),
  /**
   * Links to sections of this page (`#name`, or its path with `#name`), i.e. elements with that `anchor`, or to other
   * pages.
   */
  links: z.array(linkSchema).min(1),
});
