import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readBrands } from '@shop/brands';
import { z } from 'zod';

/** What mails take of a brand's tokens. */
const lookSchema = z.object({
  color: z.object({
    text: z.string(),
    heading: z.string(),
    textMuted: z.string(),
    surface: z.string(),
    surfaceRaised: z.string(),
    line: z.string(),
  }),
  font: z.object({ body: z.string(), heading: z.string() }),
  heading: z.object({ weight: z.string() }),
  header: z.object({ background: z.string(), text: z.string() }),
  button: z.object({ background: z.string(), text: z.string(), radius: z.string(), weight: z.string() }),
});

export type MailLook = z.infer<typeof lookSchema>;

const looks = new Map<string, Promise<MailLook>>();

/** The look of a site's brand, from the tokens of its storefront. Rejects for a site without a brand. */
export function readMailLook(site: string): Promise<MailLook> {
  const known = looks.get(site) ?? loadLook(site);
  looks.set(site, known);
  return known;
}

async function loadLook(site: string): Promise<MailLook> {
  const brand = readBrands().find((one) => one.site === site);
  if (!brand) throw new Error(`Site "${site}" has no look for its mails: no app has it in the "shop" entry.`);
  const { tokens } = (await import(pathToFileURL(join(brand.folder, 'tokens.ts')).href)) as { tokens: unknown };
  return lookSchema.parse(tokens);
}
