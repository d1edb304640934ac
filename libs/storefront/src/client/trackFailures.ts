import type { LoadPart } from '@shop/preloadable';

/** Loads the parts of one page, and knows whether one of them could not be had. */
export function trackFailures(): { loadPart: LoadPart; isWhole: () => boolean } {
  let isWhole = true;
  return {
    loadPart: (part) =>
      part.load().catch((failure: unknown) => {
        isWhole = false;
        throw failure;
      }),
    isWhole: () => isWhole,
  };
}
