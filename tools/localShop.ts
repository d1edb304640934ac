import { type Brand, readBrands } from '@shop/brands';
import { builtDesk, desk } from './deskProcess.ts';
import { paymentSandbox } from './paymentSandboxProcess.ts';
import type { Supervisor } from './supervise.ts';

/** Origin of the services on this machine. `SERVICES_PORT` names another port. */
export const localServices = `http://127.0.0.1:${process.env['SERVICES_PORT'] ?? 4300}`;

const { NODE_ENV, PAYMENT_SANDBOX_PORT = '4400', PAYMENT_SANDBOX_URL } = process.env;

/**
 * Origin of the payment sandbox on this machine. `PAYMENT_SANDBOX_PORT` names another port. Null in production, where it
 * would not start, and where the environment names another one.
 */
const localSandbox =
  NODE_ENV === 'production' || PAYMENT_SANDBOX_URL ? null : `http://127.0.0.1:${PAYMENT_SANDBOX_PORT}`;

/** Starts the payment sandbox, if there is one on this machine, and gives what the services are told of it. */
export async function startLocalSandbox(supervisor: Supervisor): Promise<NodeJS.ProcessEnv> {
  if (!localSandbox) return {};
  const { part, settings } = paymentSandbox({ url: localSandbox, services: localServices });
  await supervisor.start(part);
  return settings;
}

/** The storefronts with their ports on this machine: their own, or `<SITE>_PORT` of the environment. */
export const localStorefronts: readonly { brand: Brand; port: number }[] = readBrands().map((brand) => ({
  brand,
  port: Number(process.env[`${brand.site.toUpperCase()}_PORT`] ?? brand.port),
}));

/** Port of the desk on this machine. `DESK_PORT` names another. */
const deskPort = Number(process.env['DESK_PORT'] ?? 4202);

/** Origin of the desk on this machine: where the directory of employees leads back to. */
export const localDesk = `http://localhost:${deskPort}`;

/** Starts the built desk beside the storefronts. */
export async function startLocalDesk(supervisor: Supervisor): Promise<void> {
  const origins = siteOrigins(localStorefronts);
  await supervisor.start(builtDesk({ port: deskPort, services: localServices, siteOrigins: origins }));
}

/** `SITE_ORIGINS` of the services: where links in mails lead, and what passkeys belong to. */
export function siteOrigins(storefronts: readonly { brand: Pick<Brand, 'site'>; port: number }[]): string {
  return storefronts.map(({ brand, port }) => `${brand.site}=http://localhost:${port}`).join();
}

/** Prints where the shops are found. */
export function printAddresses(title: string): void {
  const width = Math.max(...localStorefronts.map(({ brand }) => brand.name.length));
  console.log(`\n${title}`);
  for (const { brand, port } of localStorefronts)
    console.log(`  ${brand.name.padEnd(width)}  http://localhost:${port}`);
  console.log(`  ${desk.name.padEnd(width)}  ${localDesk} (staff)`);
  if (!process.env['MAIL_URL']) console.log(`  ${'Mails'.padEnd(width)}  ${localServices}/mailbox`);
  if (localSandbox) console.log(`  ${'Payments'.padEnd(width)}  ${localSandbox} (sandbox)`);
  console.log('Stop with Ctrl+C.\n');
}
