import { z } from 'zod';
import { readTokens } from '../site/readTokens.ts';

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
  const { tokens } = await readTokens(site);
  return lookSchema.parse(tokens);
}
