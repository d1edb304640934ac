/** `npm run format`: writes every file the way Prettier wants it; `npm run format -- --check` only looks. */
import { run } from './run.ts';

const [mode = '--write'] = process.argv.slice(2);
await run('prettier', [mode, '--log-level', 'warn', '.']);
