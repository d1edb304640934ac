import * as z from 'zod/mini';
import { imageSchema, linkSchema } from '../shared/schemas';

const brandSchema = z.object({
  name: z.string(),
  /** Logo, or something the brand is known by; its name stands for it where there is none. */
  image: z._default(z.nullable(imageSchema), null),
  text: z._default(z.string(), ''),
  link: linkSchema,
});

export const schema = z.object({
  headline: z._default(z.string(), ''),
  brands: z.array(brandSchema).check(z.minLength(1)),
});
export type BrandListData = z.infer<typeof schema>;
export type ListedBrand = BrandListData['brands'][number];
