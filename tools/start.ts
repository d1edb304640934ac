/** `npm start`: builds what changed, then serves both storefronts on real data until Ctrl+C. */
import { run } from './run.ts';
import { storefrontProcess } from './storefrontProcess.ts';
import { Supervisor } from './supervise.ts';

const services = `http://127.0.0.1:${process.env['SERVICES_PORT'] ?? 4300}`;
const storefronts = [
  { app: 'gi', name: 'GI ', port: process.env['GI_PORT'] ?? '4200' },
  { app: 'hmd', name: 'HMD', port: process.env['HMD_PORT'] ?? '4201' },
];

await run('nx', ['run-many', '-t', 'build', '--outputStyle=static']);

const supervisor = new Supervisor();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void supervisor.stop().then(() => process.exit(0)));
}

await supervisor.start({
  name: 'services',
  args: ['apps/services/src/main.ts'],
  env: { PORT: new URL(services).port },
  readyUrl: `${services}/readyz`,
});
await Promise.all(
  storefronts.map(({ app, port }) =>
    supervisor.start({
      name: `storefront ${app}`,
      args: [...storefrontProcess.flags, `apps/${app}/server.ts`],
      env: { ...storefrontProcess.env, PORT: port, SERVICES_URL: services },
      readyUrl: `http://127.0.0.1:${port}/healthz`,
    }),
  ),
);

console.log('\nThe shops are open:');
for (const { name, port } of storefronts) console.log(`  ${name}  http://localhost:${port}`);
console.log('Stop with Ctrl+C.\n');
