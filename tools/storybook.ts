/** `npm run storybook`: the components in both brands with hot reloading, on this machine alone; words go to Storybook. */
import { Supervisor } from './supervise.ts';

const port = process.env['STORYBOOK_PORT'] ?? '4210';

const supervisor = new Supervisor();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void supervisor.stop().then(() => process.exit(0)));
}

await supervisor.start({
  name: 'storybook',
  args: [
    'node_modules/storybook/dist/bin/dispatcher.js',
    'dev',
    ...['--config-dir', 'storybook/.storybook', '--port', port, '--exact-port', '--host', 'localhost'],
    ...['--ci', '--quiet', '--disable-telemetry', '--no-version-updates'],
    ...process.argv.slice(2),
  ],
  readyUrl: `http://localhost:${port}/index.json`,
});

console.log(`\nThe Storybook is open: http://localhost:${port}\nStop with Ctrl+C.\n`);
