import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Attack } from '../Attack.ts';

export const takenPort: Attack = {
  name: 'port',
  needsStorefront: false,
  async *run(shop) {
    const { port } = new URL(shop.services);
    // A second `npm start`, but for the builds.
    const script = `
      const { Supervisor } = await import(${JSON.stringify(new URL('../../supervise.ts', import.meta.url).href)});
      await new Supervisor().start({ name: 'services', args: ['apps/services/src/main.ts'], readyUrl: '${shop.services}/readyz' });`;
    const second = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [said, [code]] = await Promise.all([text(second.stderr), once(second, 'exit') as Promise<[number | null]>]);
    yield {
      tried: 'a start at a taken port ends with an error that names it',
      held: code !== 0 && said.includes(`port ${port} is taken`),
      detail: `ended with ${code}`,
    };
  },
};
