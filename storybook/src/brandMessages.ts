import { basename, join } from 'node:path';
import { shopMessages } from '@shop/intl/vite';
import type { Plugin } from 'vite';

const INDEX = 'virtual:shop-messages';

/**
 * `virtual:shop-messages` for several brands: each app gets the messages of the libs overridden by its own, as in its
 * own build.
 */
export function brandMessages({ workspace, folders }: { workspace: string; folders: readonly string[] }): Plugin[] {
  return folders.map((folder) => {
    const texts = shopMessages({ workspace, app: folder, isWhole: true });
    const load = texts.load as (this: unknown, id: string) => string | null;
    const app = basename(folder);
    const mark = `?${app}`;
    return {
      name: `shop-messages-${app}`,
      resolveId: (id, importer = '') =>
        id.startsWith(INDEX) && (importer.startsWith(join(folder, '/')) || importer.endsWith(mark))
          ? `\0${id}${mark}`
          : null,
      load(id) {
        return id.startsWith(`\0${INDEX}`) && id.endsWith(mark) ? load.call(this, id.slice(0, -mark.length)) : null;
      },
    };
  });
}
