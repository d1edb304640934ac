import { rmSync } from 'node:fs';
import { type Brand, readBrands } from '@shop/brands';
import { builtDesk } from './deskProcess.ts';
import { databaseUrl } from './embeddedDatabase.ts';
import { paymentSandbox, paymentSandboxName } from './paymentSandboxProcess.ts';
import { services } from './servicesProcess.ts';
import { builtStorefront, storefrontFromSources } from './storefrontProcess.ts';
import { Supervisor } from './supervise.ts';

const brands = readBrands();

/** One running shop under test: the ports of its parts on this machine, and the folder of its data. */
export interface Instance {
  services: number;
  /** Port of the first storefront; those of the others follow. */
  storefronts: number;
  postgres: number;
  /** Port of the payment sandbox. */
  sandbox: number;
  dataDir: string;
}

/** Other ports than those of `npm start`, so that both can run. */
const testInstance: Instance = {
  services: 4250,
  storefronts: 4251,
  postgres: 4260,
  sandbox: 4258,
  dataDir: '.data/e2e',
};

/** The same shops, with storefronts that are served from their sources. */
const developmentInstance: Instance = { ...testInstance, storefronts: 4261 };

/** Tests and measurements ask from one address for what a thousand visitors would: the limits of calls are so much higher. */
const LIMIT_FACTOR = '1000';

const SERVICES = 'services';

const STORYBOOK_URL = 'http://127.0.0.1:4259';

/** Port of the desk under test. */
const DESK_PORT = 4257;

/** Address of the services of a shop under test. */
export const servicesUrl = ({ services }: Instance) => `http://127.0.0.1:${services}`;

/** Address of a storefront under test. */
export const storefrontUrl = (brand: Brand, instance: Instance) => `http://127.0.0.1:${portOf(brand, instance)}`;

const portOf = ({ site }: Brand, { storefronts }: Instance) =>
  storefronts + brands.findIndex((brand) => brand.site === site);

/**
 * What browser tests are told: the addresses of every storefront, built and from its sources, of the desk, the Storybook and the
 * mails.
 */
export function addressVariables(): Record<string, string> {
  return Object.fromEntries([
    ['STORYBOOK_URL', STORYBOOK_URL],
    ['DESK_URL', `http://127.0.0.1:${DESK_PORT}`],
    ['MAILBOX_URL', `${servicesUrl(testInstance)}/mailbox`],
    ...brands.flatMap((brand) => {
      const name = brand.site.toUpperCase();
      return [
        [`${name}_URL`, storefrontUrl(brand, testInstance)],
        [`${name}_DEV_URL`, storefrontUrl(brand, developmentInstance)],
      ];
    }),
  ]) as Record<string, string>;
}

/** What browser tests that read the database of the running shop are told. */
export const databaseVariables = (): Record<string, string> => ({
  SHOP_DATABASE_URL: databaseUrl(testInstance.dataDir),
});

/**
 * Starts shops as customers get them with the desk where they are moderated, on a database made anew, or the desk alone,
 * and gives what stops them.
 */
export async function startShopUnderTest(opened: readonly Brand[], desk: boolean): Promise<Supervisor> {
  const supervisor = new Supervisor();
  if (!opened.length && !desk) return supervisor;
  await startServices(supervisor, testInstance);
  for (const brand of opened) await startStorefront(supervisor, brand, testInstance);
  await startDesk(supervisor, testInstance);
  return supervisor;
}

async function startDesk(supervisor: Supervisor, instance: Instance): Promise<void> {
  const env = { LOG_LEVEL: 'warn' };
  const parts = { port: DESK_PORT, services: servicesUrl(instance), siteOrigins: siteOriginsOf(instance), env };
  await supervisor.start(builtDesk(parts));
}

/** `SITE_ORIGINS` of the parts of an instance. */
const siteOriginsOf = (instance: Instance) =>
  brands.map((brand) => `${brand.site}=${storefrontUrl(brand, instance)}`).join();

/** Starts storefronts from their sources beside the built ones, on the same services. */
export async function addDevelopmentStorefronts(supervisor: Supervisor, opened: readonly Brand[]): Promise<void> {
  const env = { MODULES: 'kept' };
  for (const brand of opened) {
    await supervisor.start(storefrontFromSources(brand, settings(brand, developmentInstance, env)));
  }
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

/** Starts the services on a database made anew, and the payment sandbox, with further arguments of Node. */
export async function startServices(
  supervisor: Supervisor,
  instance: Instance,
  env: NodeJS.ProcessEnv = {},
  nodeArgs: readonly string[] = [],
): Promise<void> {
  rmSync(instance.dataDir, { recursive: true, force: true });
  const sandbox = paymentSandbox({ url: `http://127.0.0.1:${instance.sandbox}`, services: servicesUrl(instance) });
  await supervisor.start({ ...sandbox.part, env: { LOG_LEVEL: 'error', ...sandbox.part.env } });
  await supervisor.start({
    name: SERVICES,
    args: [...nodeArgs, ...services.args],
    env: {
      ...services.env,
      ...sandbox.settings,
      LOG_LEVEL: 'warn',
      LIMIT_FACTOR,
      SITE_ORIGINS: siteOriginsOf(instance),
      ...env,
      PORT: String(instance.services),
      DATA_DIR: instance.dataDir,
      EMBEDDED_POSTGRES_PORT: String(instance.postgres),
    },
    readyUrl: `${servicesUrl(instance)}/readyz`,
  });
}

/** Ends what `startServices` started, so that it can be started again. */
export async function stopServices(supervisor: Supervisor): Promise<void> {
  await supervisor.stopPart(SERVICES);
  await supervisor.stopPart(paymentSandboxName);
}

/** Starts the built storefront of a brand and gives the name it has at its supervisor. */
export async function startStorefront(
  supervisor: Supervisor,
  brand: Brand,
  instance: Instance,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const part = builtStorefront(brand, settings(brand, instance, env));
  await supervisor.start(part);
  return part.name;
}

const settings = (brand: Brand, instance: Instance, env: NodeJS.ProcessEnv = {}) => ({
  port: portOf(brand, instance),
  services: servicesUrl(instance),
  env: { LOG_LEVEL: 'warn', LIMIT_FACTOR, ...env },
});
