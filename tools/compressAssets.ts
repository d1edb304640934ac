/** Puts a brotli and a gzip form beside every text file of a built client, at the best quality: they are made once. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder of the built client.');

for (const file of globSync('**/*.{js,css,svg,json}', { cwd: folder })) {
  const path = join(folder, file);
  const bytes = readFileSync(path);
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  );
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
