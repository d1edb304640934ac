import { z } from 'zod';
import { readTokens } from '../site/readTokens.ts';

/** What mails take of a brand's tokens. */
const brandingSchema = z.object({
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

export type MailBranding = z.infer<typeof brandingSchema>;

const brandings = new Map<string, Promise<MailBranding>>();

/** The branding of a site's mails, from the tokens of its storefront. Rejects for a site without a brand. */
export function readMailBranding(site: string): Promise<MailBranding> {
  const known = brandings.get(site) ?? loadBranding(site);
  brandings.set(site, known);
  return known;
}

async function loadBranding(site: string): Promise<MailBranding> {
  const { tokens } = await readTokens(site);
  return brandingSchema.parse(tokens);
}
