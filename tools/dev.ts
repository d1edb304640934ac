/**
 * `npm run dev`: services that restart when they change, all storefronts from their sources with hot reloading, and the desk as it
 * was built at the start.
 */
import { desk } from './deskProcess.ts';
import {
  localDesk,
  localServices,
  localStorefronts,
  printAddresses,
  siteOrigins,
  startLocalDesk,
  startLocalSandbox,
} from './localShop.ts';
import { run } from './run.ts';
import { storefrontFromSources } from './storefrontProcess.ts';
import { startOrSay } from './startOrSay.ts';
import { stopWithCommand } from './stopWithCommand.ts';
import { Supervisor } from './supervise.ts';

await run('nx', ['run-many', '-t', 'build', '-p', desk.project, '--outputStyle=static']);

const supervisor = new Supervisor();
stopWithCommand(supervisor);

await startOrSay(supervisor, async () => {
  const sandbox = await startLocalSandbox(supervisor);
  await supervisor.start({
    name: 'services',
    args: ['--watch', '--watch-preserve-output', 'apps/services/src/main.ts'],
    env: {
      ...sandbox,
      SITE_ORIGINS: siteOrigins(localStorefronts),
      DESK_ORIGIN: localDesk,
      PORT: new URL(localServices).port,
    },
    readyUrl: `${localServices}/readyz`,
  });
  for (const { brand, port } of localStorefronts)
    await supervisor.start(storefrontFromSources(brand, { port, services: localServices }));
  await startLocalDesk(supervisor);
  printAddresses('The shops are open, from their sources:');
});
