import { join } from 'node:path';
import { formatFiles, type GeneratorCallback, generateFiles, type Tree } from '@nx/devkit';
import { readBrands } from '@shop/brands';
import { drawSpot, spotNames } from '@shop/demo-art';
import { drawIcons } from '../../brand-icons/drawIcons.ts';
import { linkPackage } from '../shared/linkPackage.ts';
import { requireFree } from '../shared/requireFree.ts';
import { colorsOf } from './colorsOf.ts';
import { freePort } from './freePort.ts';
import { hostOf } from './hostOf.ts';
import { hueOf } from './hueOf.ts';
import { letters } from './letters.ts';
import { logoOf } from './logoOf.ts';
import { requireSite } from './requireSite.ts';

export interface BrandOptions {
  site: string;
  name: string;
  host?: string;
  port?: number;
  country?: 'CH' | 'DE' | 'NL';
  hue?: number;
}

/** A storefront that starts and passes its checks, with demo content that is replaced piece by piece. */
export async function brand(tree: Tree, options: BrandOptions): Promise<GeneratorCallback> {
  const { site, country = 'CH' } = options;
  const name = options.name.trim();
  if (!name) throw new Error('A brand needs a name that customers know it by.');
  const app = `apps/${site}`;
  const demo = `apps/services/demo/${site}`;
  requireSite(tree.root, site);
  requireFree(tree, app, demo);
  const brands = readBrands(tree.root);
  const host = options.host ?? hostOf(name, site);
  const port = options.port ?? freePort(tree.root, brands);
  for (const other of brands)
    if (other.host === host || other.port === port)
      throw new Error(`${other.name} has the ${other.host === host ? `host ${host}` : `port ${port}`} already.`);

  const hue = options.hue ?? hueOf(site);
  const currency = country === 'CH' ? 'CHF' : 'EUR';
  const substitutions = {
    // Stands in quotes, of JSON and of YAML.
    name: JSON.stringify(name).slice(1, -1),
    html: escapeHtml(name),
    jsxName: escapeHtml(name).replace(/[{}]/g, (brace) => `{'${brace}'}`),
    ...{ site, host, port, country, currency, hue },
    email: `hallo@${host.replace(/^www\./, '')}`,
    cost: `${currency} 7`,
    freeFrom: `${currency} 90`,
    color: colorsOf(hue),
    letter: letters[site.charAt(0)]!,
    logo: logoOf(name),
  };
  const files = (part: string) => join(import.meta.dirname, 'files', part);
  generateFiles(tree, files('app'), app, substitutions);
  generateFiles(tree, files('demo'), demo, substitutions);
  const icons = await drawIcons(tree.read(`${app}/public/favicon.svg`)!);
  for (const [file, bytes] of Object.entries(icons)) tree.write(`${app}/public/${file}`, bytes);
  const { shop } = JSON.parse(tree.read(`${app}/package.json`, 'utf8')!) as { shop: { illustrator: string } };
  for (const spot of spotNames) tree.write(`${app}/public/drawing-${spot}.svg`, drawSpot(shop.illustrator, spot));
  const link = linkPackage(tree, app);
  await formatFiles(tree);
  return link;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
