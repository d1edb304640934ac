import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Puts a brotli and a gzip form beside every text file of the built client, at the best quality: they are made once and
 * sent often. Reads the folder, because the files of `public/` never pass through the bundler.
 */
export function compressedAssets(): Plugin {
  return {
    name: 'compressed-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    closeBundle() {
      const { root, build } = this.environment.config;
      const folder = join(root, build.outDir);
      for (const file of globSync('**/*.{js,css,svg,json}', { cwd: folder })) compress(join(folder, file));
    },
  };
}

function compress(path: string) {
  const bytes = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
