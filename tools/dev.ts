/** `npm run dev`: services that restart when they change, both storefronts from their sources with hot reloading. */
import { Supervisor } from './supervise.ts';

const services = `http://127.0.0.1:${process.env['SERVICES_PORT'] ?? 4300}`;
const storefronts = [
  { app: 'gi', name: 'GI ', port: process.env['GI_PORT'] ?? '4200' },
  { app: 'hmd', name: 'HMD', port: process.env['HMD_PORT'] ?? '4201' },
];

const supervisor = new Supervisor();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void supervisor.stop().then(() => process.exit(0)));
}

await supervisor.start({
  name: 'services',
  args: ['--watch', '--watch-preserve-output', 'apps/services/src/main.ts'],
  env: { PORT: new URL(services).port },
  readyUrl: `${services}/readyz`,
});
for (const { app, port } of storefronts) {
  await supervisor.start({
    name: `storefront ${app}`,
    args: [`apps/${app}/dev.ts`],
    env: { PORT: port, SERVICES_URL: services },
    readyUrl: `http://127.0.0.1:${port}/healthz`,
  });
}

console.log('\nThe shops are open, from their sources:');
for (const { name, port } of storefronts) console.log(`  ${name}  http://localhost:${port}`);
console.log('Stop with Ctrl+C.\n');
