import { z } from 'zod';

/** The `shop` entry of a storefront's `package.json`. */
export const shopEntrySchema = z.strictObject({
  /** Code of the site at the services: `X-Shop-Site`, in lower case. */
  site: z.string().regex(/^[a-z][a-z0-9]{1,9}$/, 'two to ten lower-case letters and digits'),
  /** Name as customers know it. */
  name: z.string().min(1),
  /** Where the shop stands on the web, and the only host that search engines may list. */
  host: z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'a host name'),
  /** Port of the storefront on this machine, unless the environment names another. */
  port: z.int().min(1024).max(65_535),
  /** Where the site sells. */
  market: z.strictObject({
    /** Whose tax the prices contain. */
    country: z.string().regex(/^[A-Z]{2}$/, 'two capital letters'),
    /** The only currency the site sells in. */
    currency: z.string().regex(/^[A-Z]{3}$/, 'three capital letters'),
  }),
  /** The illustrator (`@shop/demo-art`) that draws the pictures of the demo content. */
  illustrator: z.string().min(1),
});

/** A storefront of this workspace. */
export interface Brand extends Readonly<z.infer<typeof shopEntrySchema>> {
  /** Name of its package. */
  project: string;
  /** Absolute path of its folder. */
  folder: string;
}
