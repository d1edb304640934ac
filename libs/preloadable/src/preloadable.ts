import { importAgain } from './importAgain';

/** Code that loads by itself, after the script that may need it. */
export interface Preloadable<Module> {
  /** Key of its module in the manifest of the browser's build. The server's build adds it; there is none elsewhere. */
  readonly id: string | undefined;
  /** Imports it. Calls share one import; after a failure, for which it rejects, the next call imports again. */
  load: () => Promise<Module>;
  /** The module, once it is here. */
  loaded: () => Module | null;
}

/** Loads code. Who loads a page hands in one of its own to learn what the page is made of. */
export type LoadPart = <Module>(part: Preloadable<Module>) => Promise<Module>;

export const loadPart: LoadPart = (part) => part.load();

/**
 * Code that comes later: `preloadable(() => import('./Part'))`, with nothing but the import in the function, so that the
 * build finds it (`preloadableIds` of the storefront, which adds `id`).
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

/** A part whose code is here already, for who shows parts of either sort. */
export function loadedPart<Module>(module: Module): Preloadable<Module> {
  return { id: undefined, load: () => Promise.resolve(module), loaded: () => module };
}
