/** `npm run dev`: services that restart when they change, all storefronts from their sources with hot reloading. */
import { localServices, localStorefronts, printAddresses, siteOrigins } from './localShop.ts';
import { storefrontFromSources } from './storefrontProcess.ts';
import { startOrSay } from './startOrSay.ts';
import { stopWithCommand } from './stopWithCommand.ts';
import { Supervisor } from './supervise.ts';

const supervisor = new Supervisor();
stopWithCommand(supervisor);

await startOrSay(supervisor, async () => {
  await supervisor.start({
    name: 'services',
    args: ['--watch', '--watch-preserve-output', 'apps/services/src/main.ts'],
    env: { SITE_ORIGINS: siteOrigins(localStorefronts), PORT: new URL(localServices).port },
    readyUrl: `${localServices}/readyz`,
  });
  for (const { brand, port } of localStorefronts)
    await supervisor.start(storefrontFromSources(brand, { port, services: localServices }));
  printAddresses('The shops are open, from their sources:');
});
