import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { readTokens } from '../site/readTokens.ts';

/** What documents take of a brand's tokens. */
const tokensSchema = z.object({
  color: z.object({
    text: z.string(),
    heading: z.string(),
    textMuted: z.string(),
    surface: z.string(),
    line: z.string(),
    accent: z.string(),
    accentSoft: z.string(),
    inverse: z.string(),
    onInverse: z.string(),
  }),
  font: z.object({ body: z.string(), heading: z.string() }),
  heading: z.object({ weight: z.string() }),
  header: z.object({ background: z.string(), text: z.string() }),
  button: z.object({ background: z.string() }),
});

/** Files of a font: western letters, and those of eastern Europe, which fonts of the web keep apart. */
export interface FontFiles {
  latin: string;
  latinExt: string;
}

/** The branding of a site's documents. Plain data, which a worker can be sent. */
export interface DocumentBranding extends Pick<z.infer<typeof tokensSchema>, 'color' | 'header' | 'button'> {
  name: string;
  /** Picture file of the brand's icon. */
  icon: string;
  /** Null where the brand has no font of its own for documents: then it is Helvetica. */
  fonts: { body: FontFiles; bold: FontFiles; heading: FontFiles } | null;
}

const BODY_WEIGHT = '400';
const BOLD_WEIGHT = '700';

const brandings = new Map<string, Promise<DocumentBranding>>();

/** The branding of the documents of a site, from its brand's tokens, icon and fonts. Rejects for a site without a brand. */
export function readDocumentBranding(site: string): Promise<DocumentBranding> {
  const known = brandings.get(site) ?? loadBranding(site);
  brandings.set(site, known);
  return known;
}

async function loadBranding(site: string): Promise<DocumentBranding> {
  const { brand, tokens } = await readTokens(site);
  const { color, font, heading, header, button } = tokensSchema.parse(tokens);
  const files = (family: string, weight: string) => findFont(brand.folder, family, weight);
  const body = files(font.body, BODY_WEIGHT);
  const bold = files(font.body, BOLD_WEIGHT);
  const title = files(font.heading, heading.weight) ?? bold;
  return {
    color,
    header,
    button,
    name: brand.name,
    icon: join(brand.folder, 'public/icon-192.png'),
    fonts: body && bold && title ? { body, bold, heading: title } : null,
  };
}

/**
 * The files of a font of the brand's `@fontsource` packages, by the first family of a token. PDF needs a file for each
 * weight: it knows no variable fonts.
 */
function findFont(folder: string, families: string, weight: string): FontFiles | null {
  const [family = ''] = families.split(',');
  const id = family.trim().replaceAll(/['"]/g, '').toLowerCase().replaceAll(' ', '-');
  const { resolve } = createRequire(join(folder, 'package.json'));
  const file = (subset: string) => resolve(`@fontsource/${id}/files/${id}-${subset}-${weight}-normal.woff`);
  try {
    return { latin: file('latin'), latinExt: file('latin-ext') };
  } catch {
    return null;
  }
}
