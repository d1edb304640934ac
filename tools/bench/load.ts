import autocannon from 'autocannon';

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 2;
/** As Chromium asks; what is sent is not decoded here. */
const ENCODINGS = 'gzip, deflate, br, zstd';

export interface Load {
  requestsPerSecond: number;
  /** Milliseconds half of the requests stayed below, and all but one in a hundred. */
  p50: number;
  p99: number;
}

/**
 * Asks for an address as fast as 32 browsers can, after a warm-up. Throws when any answer is missing or is not the page.
 */
export async function measureLoad(url: string, seconds: number, cookie?: string): Promise<Load> {
  const headers = { 'accept-encoding': ENCODINGS, ...(cookie && { cookie }) };
  const ask = (duration: number) => autocannon({ url, headers, connections: CONNECTIONS, duration });
  await ask(WARM_UP_SECONDS);
  const { requests, latency, non2xx, errors } = await ask(seconds);
  if (non2xx || errors || !requests.total)
    throw new Error(`${url}: ${requests.total} answers, ${non2xx} of them failures, and ${errors} without one`);
  return { requestsPerSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}
