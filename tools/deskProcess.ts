import type { Part } from './supervise.ts';

/** Where the desk is, as a project and as a build. */
export const desk = { project: '@shop/desk', name: 'Desk' } as const;

/** What the desk is told. */
interface DeskProcessSettings {
  port: number;
  /** Origin of the services. */
  services: string;
  /** `SITE_ORIGINS`, as of the services. */
  siteOrigins: string;
  /** Further environment variables. */
  env?: NodeJS.ProcessEnv;
}

/** The built desk. */
export function builtDesk({ port, services, siteOrigins, env }: DeskProcessSettings): Part {
  return {
    name: `desk on ${port}`,
    args: ['apps/desk/src/server/main.ts'],
    env: { NODE_ENV: 'production', SERVICES_URL: services, SITE_ORIGINS: siteOrigins, ...env, PORT: String(port) },
    readyUrl: `http://127.0.0.1:${port}/healthz`,
  };
}
