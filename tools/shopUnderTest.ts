import { rmSync } from 'node:fs';
import { type Brand, readBrands } from '@shop/brands';
import { services } from './servicesProcess.ts';
import { builtStorefront, storefrontFromSources } from './storefrontProcess.ts';
import { Supervisor } from './supervise.ts';

const brands = readBrands();

/** Where the parts of a shop under test run: ports on this machine, and a folder for its data. */
export interface Place {
  services: number;
  /** Port of the first storefront; those of the others follow. */
  storefronts: number;
  postgres: number;
  dataDir: string;
}

/** Other ports than those of `npm start`, so that both can run. */
const testPlace: Place = { services: 4250, storefronts: 4251, postgres: 4260, dataDir: '.data/e2e' };

/** The same shops, with storefronts that are served from their sources. */
const developmentPlace: Place = { ...testPlace, storefronts: 4261 };

/** Tests and measurements ask from one address for what a thousand visitors would: the limits of calls are so much higher. */
const LIMIT_FACTOR = '1000';

const STORYBOOK_URL = 'http://127.0.0.1:4259';

/** Address of the services of a shop under test. */
export const servicesUrl = ({ services }: Place) => `http://127.0.0.1:${services}`;

/** Address of a storefront under test. */
export const storefrontUrl = (brand: Brand, place: Place) => `http://127.0.0.1:${portOf(brand, place)}`;

const portOf = ({ site }: Brand, { storefronts }: Place) =>
  storefronts + brands.findIndex((brand) => brand.site === site);

/** What browser tests are told: the addresses of every storefront, built and from its sources, of the Storybook and of the mails. */
export function addressVariables(): Record<string, string> {
  return Object.fromEntries([
    ['STORYBOOK_URL', STORYBOOK_URL],
    ['MAILBOX_URL', `${servicesUrl(testPlace)}/mailbox`],
    ...brands.flatMap((brand) => {
      const name = brand.site.toUpperCase();
      return [
        [`${name}_URL`, storefrontUrl(brand, testPlace)],
        [`${name}_DEV_URL`, storefrontUrl(brand, developmentPlace)],
      ];
    }),
  ]) as Record<string, string>;
}

/** Starts shops as customers get them, on a database made anew, and gives what stops them. */
export async function startShopUnderTest(opened: readonly Brand[]): Promise<Supervisor> {
  const supervisor = new Supervisor();
  if (opened.length) await startServices(supervisor, testPlace);
  for (const brand of opened) await startStorefront(supervisor, brand, testPlace);
  return supervisor;
}

/** Starts storefronts from their sources beside the built ones, on the same services. */
export async function addDevelopmentStorefronts(supervisor: Supervisor, opened: readonly Brand[]): Promise<void> {
  for (const brand of opened) await supervisor.start(storefrontFromSources(brand, settings(brand, developmentPlace)));
}

/** Serves the built Storybook beside the shops. */
export async function addStorybook(supervisor: Supervisor): Promise<void> {
  await supervisor.start({
    name: 'storybook',
    args: ['tools/storybookServer.ts'],
    env: { PORT: new URL(STORYBOOK_URL).port },
    readyUrl: `${STORYBOOK_URL}/healthz`,
  });
}

/** Starts the services on a database made anew. */
export async function startServices(supervisor: Supervisor, place: Place, env: NodeJS.ProcessEnv = {}): Promise<void> {
  rmSync(place.dataDir, { recursive: true, force: true });
  await supervisor.start({
    name: 'services',
    args: services.args,
    env: {
      ...services.env,
      LOG_LEVEL: 'warn',
      LIMIT_FACTOR,
      SITE_ORIGINS: brands.map((brand) => `${brand.site}=${storefrontUrl(brand, place)}`).join(),
      ...env,
      PORT: String(place.services),
      DATA_DIR: place.dataDir,
      EMBEDDED_POSTGRES_PORT: String(place.postgres),
    },
    readyUrl: `${servicesUrl(place)}/readyz`,
  });
}

/** Starts the built storefront of a brand and gives the name it has at its supervisor. */
export async function startStorefront(
  supervisor: Supervisor,
  brand: Brand,
  place: Place,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const part = builtStorefront(brand, settings(brand, place, env));
  await supervisor.start(part);
  return part.name;
}

const settings = (brand: Brand, place: Place, env: NodeJS.ProcessEnv = {}) => ({
  port: portOf(brand, place),
  services: servicesUrl(place),
  env: { LOG_LEVEL: 'warn', LIMIT_FACTOR, ...env },
});
