/** YouTube's host that sets no cookies before playback. */
const PRIVACY_HOST = 'https://www.youtube-nocookie.com';

/** Address of a video's player, with autoplay, since the visitor has just clicked. `locale` is that of its controls. */
export function youtubeAddress(identifier: string, locale: string): string {
  const options = new URLSearchParams({ autoplay: '1', playsinline: '1', rel: '0', hl: locale });
  return `${PRIVACY_HOST}/embed/${encodeURIComponent(identifier)}?${options}`;
}
