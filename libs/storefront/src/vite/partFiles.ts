import type { Plugin } from 'vite';
import { PARTS_FILE } from '../partsFile.ts';
import { moduleKey } from './moduleKey.ts';

/**
 * Writes which file of the browser's build contains each module that is imported on demand. Vite's manifest does not tell:
 * it names chunks by the module they were made for, and those of groups were made for none.
 */
export function partFiles(): Plugin {
  return {
    name: 'part-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const { root } = this.environment.config;
      const isPart = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
      const files = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? chunk.moduleIds.filter(isPart).map((id) => [moduleKey(id, root), chunk.fileName] as const)
          : [],
      );
      this.emitFile({
        type: 'asset',
        fileName: PARTS_FILE,
        source: JSON.stringify(Object.fromEntries(files), null, 2),
      });
    },
  };
}
