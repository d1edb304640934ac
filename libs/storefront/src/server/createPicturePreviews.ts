import { PREVIEW_FORMAT } from '@shop/contracts/constants';
import { ServerCache } from '@shop/server-cache';
import type { PreviewOf } from '../ssr/previewRule.ts';

const TYPE = 'image/avif';
/** A larger one takes longer than it is worth: two of these are a tenth of a page. */
const MAX_PREVIEW_BYTES = 2048;
const MAX_PREVIEWS = 2_000;
/** A first preview is encoded in half a second, and a page does not wait for a queue. */
const TIMEOUT_MS = 1_500;
/** What is not there may be late only: soon it is asked for again. */
const ABSENT_MS = 5_000;

/** Reads previews of pictures from the services and keeps them: a picture's address changes with what it shows. */
export function createPicturePreviews({ servicesUrl, now }: { servicesUrl: string; now?: () => number }): PreviewOf {
  const options = { maxEntries: MAX_PREVIEWS, ...(now && { now }) };
  const known = new ServerCache<string | null>({ ...options, keep: (preview) => preview !== null });
  const absent = new ServerCache<string | null>({ ...options, freshFor: ABSENT_MS });

  async function read(address: string): Promise<string | null> {
    try {
      const url = `${servicesUrl}${address}?f=${PREVIEW_FORMAT}`;
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const bytes = Buffer.from(await response.arrayBuffer());
      const isPreview = response.ok && response.headers.get('content-type') === TYPE;
      return isPreview && bytes.length <= MAX_PREVIEW_BYTES ? `data:${TYPE};base64,${bytes.toString('base64')}` : null;
    } catch {
      // The page stands without it.
      return null;
    }
  }

  return (address) => known.get(address, () => absent.get(address, () => read(address)));
}
