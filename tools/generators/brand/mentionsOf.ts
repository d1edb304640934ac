import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const KINDS = '{ts,tsx,mjs,json,yaml,yml,html}';
/** What npm writes, and what a build or a run leaves behind. */
const notWritten = ['package-lock.json', '**/node_modules/**', '**/build/**'];
/** Flags of a regular expression may look like a site. */
const FLAGS = /\/[dgimsuvy]+(?=[,;).\s]|$)/g;

/** Where these sites are named outside their own folders (their apps, and their demo content), as `file:line`. */
export function mentionsOf(workspace: string, sites: readonly string[]): string[] {
  const named = new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${sites.join('|')})(?![\p{L}\p{N}_])`, 'iu');
  return sharedFiles(workspace, sites).flatMap((file) =>
    readFileSync(join(workspace, file), 'utf8')
      .split('\n')
      .map((line, index) => ({ line: line.replace(FLAGS, ''), where: `${file}:${index + 1}` }))
      .filter(({ line, where }) => named.test(line) || named.test(where))
      .map(({ where }) => where),
  );
}

function sharedFiles(workspace: string, sites: readonly string[]): string[] {
  const files = globSync(
    [
      `*.${KINDS}`,
      `{.github,e2e,libs,storybook,tools}/**/*.${KINDS}`,
      `apps/{desk,payment-sandbox,services}/**/*.${KINDS}`,
    ],
    { cwd: workspace, exclude: [...notWritten, ...sites.map((site) => `apps/services/demo/${site}/**`)] },
  );
  return files.sort();
}
