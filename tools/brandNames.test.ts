import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrands } from '@shop/brands';

const workspace = join(import.meta.dirname, '..');
const brands = readBrands();
const KINDS = '{ts,tsx,mjs,json,yaml,yml,html}';
/** What npm writes, and what a build or a run leaves behind. */
const notWritten = ['package-lock.json', '**/node_modules/**', '**/build/**'];
/** Flags of a regular expression may look like a site. */
const FLAGS = /\/[dgimsuvy]+(?=[,;).\s]|$)/g;

/** Everything but the brands' own folders: their apps, and their demo content. */
function sharedFiles(): string[] {
  const files = globSync(
    [`*.${KINDS}`, `{.github,e2e,libs,storybook,tools}/**/*.${KINDS}`, `apps/services/**/*.${KINDS}`],
    { cwd: workspace, exclude: [...notWritten, ...brands.map(({ site }) => `apps/services/demo/${site}/**`)] },
  );
  return files.sort();
}

it('names no brand outside its own folders: whatever is for all reads the list', () => {
  const sites = brands.map(({ site }) => site).join('|');
  const named = new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${sites})(?![\p{L}\p{N}_])`, 'iu');
  const found = sharedFiles().flatMap((file) =>
    readFileSync(join(workspace, file), 'utf8')
      .split('\n')
      .map((line, index) => ({ line: line.replace(FLAGS, ''), where: `${file}:${index + 1}` }))
      .filter(({ line, where }) => named.test(line) || named.test(where))
      .map(({ where }) => where),
  );
  expect(found).toEqual([]);
});
