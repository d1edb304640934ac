import { type Brand, readBrands } from '@shop/brands';

/** Origin of the services on this machine. `SERVICES_PORT` names another port. */
export const localServices = `http://127.0.0.1:${process.env['SERVICES_PORT'] ?? 4300}`;

/** The storefronts with their ports on this machine: their own, or `<SITE>_PORT` of the environment. */
export const localStorefronts: readonly { brand: Brand; port: number }[] = readBrands().map((brand) => ({
  brand,
  port: Number(process.env[`${brand.site.toUpperCase()}_PORT`] ?? brand.port),
}));

/** `SITE_ORIGINS` of the services: where links in mails lead. */
export function siteOrigins(storefronts: readonly { brand: Pick<Brand, 'site'>; port: number }[]): string {
  return storefronts.map(({ brand, port }) => `${brand.site}=http://localhost:${port}`).join();
}

/** Prints where the shops are found. */
export function printAddresses(title: string): void {
  const width = Math.max(...localStorefronts.map(({ brand }) => brand.name.length));
  console.log(`\n${title}`);
  for (const { brand, port } of localStorefronts)
    console.log(`  ${brand.name.padEnd(width)}  http://localhost:${port}`);
  if (!process.env['MAIL_URL']) console.log(`  ${'Mails'.padEnd(width)}  ${localServices}/mailbox`);
  console.log('Stop with Ctrl+C.\n');
}
