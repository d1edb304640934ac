import { parseArgs } from 'node:util';
import { type Locale, locales } from '@shop/contracts/constants';

/** Usage of the command. */
export const usageFor = (
  sites: readonly string[],
) => `npm run shop -- import --site ${sites.join('|')} --locale ${locales.join('|')} [options] <file or folder> …
npm run shop -- import --site ${sites.join('|')} --remove

Takes Google Merchant product feeds (RSS, Atom, tab-separated) and schema.org recipes (JSON-LD, alone
or in HTML pages, and microdata) into the catalogue of one site and language. What a file is, its contents say. The same ids update.

  --dry-run                 reports what would happen, changes nothing and fetches no pictures
  --json                    the report as one JSON object
  --refresh-pictures        fetches pictures anew whose addresses are known
  --allow-local-addresses   pictures may come from this machine and private networks
  --remove                  takes out all that was imported into the site
  --help                    this text

Ends with 1 only where nothing could be read.`;

export interface CommandOptions {
  site: string;
  locale: Locale;
  paths: string[];
  dryRun: boolean;
  json: boolean;
  refreshPictures: boolean;
  allowLocalAddresses: boolean;
  remove: boolean;
}

/** Parses the command's arguments. Throws an error that says what is missing. */
export function readOptions(args: readonly string[], sites: readonly string[]): CommandOptions | 'help' {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      locale: { type: 'string' },
      'dry-run': flag,
      json: flag,
      'refresh-pictures': flag,
      'allow-local-addresses': flag,
      remove: flag,
      help: { ...flag, short: 'h' },
    },
  });
  if (values.help) return 'help';
  const site = sites.find((one) => one === values.site);
  const locale = locales.find((one) => one === values.locale);
  if (!site) throw new Error(`Name a site: --site ${sites.join('|')}.`);
  if (!locale && !values.remove) throw new Error(`Name a language: --locale ${locales.join('|')}.`);
  if (!positionals.length && !values.remove) throw new Error('Name files or folders.');
  if (positionals.length && values.remove) throw new Error('--remove takes out everything: name no files.');
  return {
    site,
    locale: locale ?? locales[0],
    paths: positionals,
    dryRun: values['dry-run'],
    json: values.json,
    refreshPictures: values['refresh-pictures'],
    allowLocalAddresses: values['allow-local-addresses'],
    remove: values.remove,
  };
}
