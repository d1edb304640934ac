/** `npm start`: builds what changed, then serves all storefronts and the desk on real data until Ctrl+C. */
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
import { services } from './servicesProcess.ts';
import { builtStorefront } from './storefrontProcess.ts';
import { startOrSay } from './startOrSay.ts';
import { stopWithCommand } from './stopWithCommand.ts';
import { Supervisor } from './supervise.ts';

const projects = localStorefronts.map(({ brand }) => brand.project);
await run('nx', ['run-many', '-t', 'build', '-p', ...projects, desk.project, '--outputStyle=static']);

const supervisor = new Supervisor();
stopWithCommand(supervisor);

await startOrSay(supervisor, async () => {
  const sandbox = await startLocalSandbox(supervisor);
  await supervisor.start({
    name: 'services',
    args: services.args,
    env: {
      ...services.env,
      ...sandbox,
      SITE_ORIGINS: siteOrigins(localStorefronts),
      DESK_ORIGIN: localDesk,
      PORT: new URL(localServices).port,
    },
    readyUrl: `${localServices}/readyz`,
  });
  await Promise.all([
    ...localStorefronts.map(({ brand, port }) =>
      supervisor.start(builtStorefront(brand, { port, services: localServices })),
    ),
    startLocalDesk(supervisor),
  ]);
  printAddresses('The shops are open:');
});
