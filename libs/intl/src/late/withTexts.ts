import type { Preloadable } from '@shop/preloadable';

/** Code that is there when its texts are, too. */
export function withTexts<Module>(
  part: Preloadable<Module>,
  texts: Preloadable<unknown> | undefined,
): Preloadable<Module> {
  if (!texts) return part;
  return {
    id: part.id,
    load: async () => (await Promise.all([part.load(), texts.load()]))[0],
    loaded: () => (texts.loaded() ? part.loaded() : null),
  };
}
