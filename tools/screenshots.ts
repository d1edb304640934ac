/**
 * `npm run screenshots`: renews the visual record, the screenshots of stories tagged `screenshot`, where they differ by more
 * than their tests allow, and takes out those of stories that are gone. Look at what git says has changed.
 */
import { readBrands } from '@shop/brands';
import { browserTests, storiesProject } from './browserTests.ts';
import { run } from './run.ts';

await run('nx', ['run', '@shop/storybook:build', '--outputStyle=static']);
const stories = readBrands().map(({ site }) => `--project=${storiesProject(site)}`);
await browserTests([...stories, '--project=storybook', '--grep=@screenshot', '--update-snapshots']);
