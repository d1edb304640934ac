import { rmSync } from 'node:fs';
import { storefrontProcess } from './storefrontProcess.ts';
import { Supervisor } from './supervise.ts';

export type App = 'gi' | 'hmd';

/** Where the parts of a shop under test run: ports on this machine, and a folder for its data. */
export interface Place extends Readonly<Record<App | 'services' | 'postgres', number>> {
  dataDir: string;
}

/** Other ports than those of `npm start`, so that both can run. */
const testPlace: Place = { services: 4250, gi: 4251, hmd: 4252, postgres: 4260, dataDir: '.data/e2e' };

/** Address of a part of a shop under test. */
export const addressOf = (part: App | 'services', place: Place) => `http://127.0.0.1:${place[part]}`;

/** The same storefronts, served from their sources. */
const developmentPlace: Place = { ...testPlace, gi: 4253, hmd: 4254 };

const STORYBOOK_PORT = 4255;

/** Where the shops under test are found. */
export const shopUrls = {
  gi: addressOf('gi', testPlace),
  hmd: addressOf('hmd', testPlace),
  giDev: addressOf('gi', developmentPlace),
  hmdDev: addressOf('hmd', developmentPlace),
  storybook: `http://127.0.0.1:${STORYBOOK_PORT}`,
} as const;

/** Starts both shops as customers get them, on a database made anew, and gives what stops them. */
export async function startShopUnderTest(): Promise<Supervisor> {
  const supervisor = new Supervisor();
  await startServices(supervisor, testPlace);
  for (const app of ['gi', 'hmd'] as const) await startStorefront(supervisor, app, testPlace);
  return supervisor;
}

/** Starts both storefronts from their sources beside the built ones, on the same services. */
export async function addDevelopmentStorefronts(supervisor: Supervisor): Promise<void> {
  for (const app of ['gi', 'hmd'] as const) {
    await supervisor.start({
      name: `storefront ${app} from its sources`,
      args: [`apps/${app}/dev.ts`],
      env: {
        LOG_LEVEL: 'warn',
        PORT: String(developmentPlace[app]),
        SERVICES_URL: addressOf('services', developmentPlace),
      },
      readyUrl: `${addressOf(app, developmentPlace)}/healthz`,
    });
  }
}

/** Serves the built Storybook beside the shops. */
export async function addStorybook(supervisor: Supervisor): Promise<void> {
  await supervisor.start({
    name: 'storybook',
    args: ['tools/storybookServer.ts'],
    env: { PORT: String(STORYBOOK_PORT) },
    readyUrl: `${shopUrls.storybook}/healthz`,
  });
}

/** Starts the services on a database made anew. */
export async function startServices(supervisor: Supervisor, place: Place, env: NodeJS.ProcessEnv = {}): Promise<void> {
  rmSync(place.dataDir, { recursive: true, force: true });
  await supervisor.start({
    name: 'services',
    args: ['apps/services/src/main.ts'],
    env: {
      LOG_LEVEL: 'warn',
      ...env,
      PORT: String(place.services),
      DATA_DIR: place.dataDir,
      EMBEDDED_POSTGRES_PORT: String(place.postgres),
    },
    readyUrl: `${addressOf('services', place)}/readyz`,
  });
}

/** Starts the built storefront of a brand and gives the name it has at its supervisor. */
export async function startStorefront(
  supervisor: Supervisor,
  app: App,
  place: Place,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const name = `storefront ${app}`;
  await supervisor.start({
    name,
    args: [...storefrontProcess.flags, `apps/${app}/server.ts`],
    env: {
      ...storefrontProcess.env,
      LOG_LEVEL: 'warn',
      SERVICES_URL: addressOf('services', place),
      ...env,
      PORT: String(place[app]),
    },
    readyUrl: `${addressOf(app, place)}/healthz`,
  });
  return name;
}
