import { PREVIEW_FORMAT } from '@shop/contracts/constants';
import { ServerCache } from '@shop/server-cache';
import type { PreviewOf } from '../ssr/previewRule.ts';

const TYPE = 'image/avif';
/** A larger one takes longer than it is worth: two of these are a tenth of a page. */
const MAX_PREVIEW_BYTES = 2048;
const MAX_PREVIEWS = 2_000;
/** A picture's address changes with what it shows. */
const FRESH_MS = 60 * 60_000;
/** What the services have already takes a few; a page does not wait for one that is still to be made. */
const WAIT_MS = 250;
/** Making one takes up to a second, more where others are before it. */
const TIMEOUT_MS = 10_000;
/** The services make two pictures at a time. */
const MAX_AT_ONCE = 8;

interface PicturePreviewsOptions {
  servicesUrl: string;
  /** Milliseconds a page waits for a preview. */
  wait?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * Reads previews of pictures from the services, and keeps them. One that has to be made first is there for a later rendering of
 * the page.
 */
export function createPicturePreviews({ servicesUrl, wait = WAIT_MS, now }: PicturePreviewsOptions): PreviewOf {
  const known = new ServerCache<string | null>({
    maxEntries: MAX_PREVIEWS,
    freshFor: FRESH_MS,
    staleFor: Infinity,
    ...(now && { now }),
  });
  let reading = 0;

  async function read(address: string): Promise<string | null> {
    if (reading >= MAX_AT_ONCE) throw new Error('Too many previews are read already');
    reading += 1;
    try {
      const url = `${servicesUrl}${address}?f=${PREVIEW_FORMAT}`;
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const bytes = Buffer.from(await response.arrayBuffer());
      if (response.status >= 500 || response.status === 429) throw new Error(`Services answered ${response.status}`);
      const isPreview = response.ok && response.headers.get('content-type') === TYPE;
      return isPreview && bytes.length <= MAX_PREVIEW_BYTES ? `data:${TYPE};base64,${bytes.toString('base64')}` : null;
    } finally {
      reading -= 1;
    }
  }

  return async (address) => {
    let timer: NodeJS.Timeout | undefined;
    const waited = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, wait, null);
    });
    const found = known.get(address, () => read(address));
    try {
      return await Promise.race([found, waited]);
    } catch {
      // The page stands without it.
      return null;
    } finally {
      clearTimeout(timer);
      // It may fail after the page has gone.
      found.catch(() => null);
    }
  };
}
