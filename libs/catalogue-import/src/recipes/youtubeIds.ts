import { isObject, listOf } from './JsonObject.ts';

const HOST = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const ID = /(?:^\/|\/embed\/|\/shorts\/|\/v\/|[?&]v=)([\w-]{11})(?=$|[?&/#])/;

/** Ids of YouTube videos, the only supported platform; others are noted. */
export function youtubeIds(video: unknown, notes: string[]): string[] {
  const ids = listOf(video).map((one) => {
    const addresses = isObject(one) ? ['embedUrl', 'contentUrl', 'url', '@id'].map((name) => one[name]) : [one];
    return addresses.map(youtubeId).find(Boolean) ?? '';
  });
  if (ids.includes('')) notes.push('a video left out: it is not on YouTube');
  return [...new Set(ids.filter(Boolean))];
}

function youtubeId(address: unknown): string {
  if (typeof address !== 'string' || !URL.canParse(address)) return '';
  const { hostname, pathname, search } = new URL(address);
  return HOST.test(hostname) ? (ID.exec(pathname + search)?.[1] ?? '') : '';
}
