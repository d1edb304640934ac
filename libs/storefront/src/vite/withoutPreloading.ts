import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Leaves out what waits for the styles of code that is loaded later. Vite wraps every `import()` in it, but styles travel
 * in the code itself here, so there is nothing to wait for.
 */
export function withoutPreloading(): Plugin {
  return {
    name: 'without-preloading',
    apply: 'build',
    transform: (_code, id) =>
      id === HELPER ? { code: 'export const __vitePreload = (load) => load();', map: null } : null,
  };
}
