import { importAgain } from './importAgain';

/** Code in a chunk of its own, loaded on demand. */
export interface Preloadable<Module> {
  /** Key of its module in the browser build's manifest. Set only by the server's build. */
  readonly id: string | undefined;
  /** Imports it. Concurrent calls share one import; after a failure the next call imports again. */
  load: () => Promise<Module>;
  /** The module, once it is loaded. */
  loaded: () => Module | null;
}

/** Loads code. The loader of a page passes its own, which records the parts that the page needs. */
export type LoadPart = <Module>(part: Preloadable<Module>) => Promise<Module>;

export const loadPart: LoadPart = (part) => part.load();

/**
 * Code that is loaded on demand: `preloadable(() => import('./Part'))`. The function must contain only the import, so
 * that the build finds it (`preloadableIds` of the storefront, which adds `id`).
 */
export function preloadable<Module>(importModule: () => Promise<Module>, id?: string): Preloadable<Module> {
  let module: Module | null = null;
  let loading: Promise<Module> | null = null;
  let failures = 0;

  async function importOnce() {
    try {
      module = await (failures > 0 ? importAgain(importModule, failures) : importModule());
      return module;
    } catch (failure) {
      failures++;
      throw failure;
    } finally {
      loading = null;
    }
  }

  return {
    id,
    load: () => (module ? Promise.resolve(module) : (loading ??= importOnce())),
    loaded: () => module,
  };
}

/** A part whose code is already loaded, for components that accept both. */
export function loadedPart<Module>(module: Module): Preloadable<Module> {
  return { id: undefined, load: () => Promise.resolve(module), loaded: () => module };
}
