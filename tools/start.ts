/** `npm start`: builds what changed, then serves all storefronts on real data until Ctrl+C. */
import { localServices, localStorefronts, printAddresses, siteOrigins } from './localShop.ts';
import { run } from './run.ts';
import { services } from './servicesProcess.ts';
import { builtStorefront } from './storefrontProcess.ts';
import { startOrSay } from './startOrSay.ts';
import { stopWithCommand } from './stopWithCommand.ts';
import { Supervisor } from './supervise.ts';

const projects = localStorefronts.map(({ brand }) => brand.project);
await run('nx', ['run-many', '-t', 'build', '-p', ...projects, '--outputStyle=static']);

const supervisor = new Supervisor();
stopWithCommand(supervisor);

await startOrSay(supervisor, async () => {
  await supervisor.start({
    name: 'services',
    args: services.args,
    env: { ...services.env, SITE_ORIGINS: siteOrigins(localStorefronts), PORT: new URL(localServices).port },
    readyUrl: `${localServices}/readyz`,
  });
  await Promise.all(
    localStorefronts.map(({ brand, port }) =>
      supervisor.start(builtStorefront(brand, { port, services: localServices })),
    ),
  );
  printAddresses('The shops are open:');
});
