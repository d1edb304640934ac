import { createHash } from 'node:crypto';

/**
 * The policy of every page of a storefront. The one inline script that runs is the starter; nothing that slips into
 * content can run. `scriptOrigins` are those of others whose scripts the storefront loads: they may call home, also by
 * pictures.
 */
export function contentSecurityPolicy(starter: string, scriptOrigins: readonly string[]): string {
  const starterHash = createHash('sha256').update(starter).digest('base64');
  const sources = (...own: string[]) => [...own, ...scriptOrigins].join(' ');
  return [
    // Of what is not named below as well, such as fonts and, without other origins, calls.
    "default-src 'self'",
    `script-src ${sources("'self'", `'sha256-${starterHash}'`)}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${sources("'self'", 'data:')}`,
    ...(scriptOrigins.length > 0 ? [`connect-src ${sources("'self'")}`] : []),
    // The player of a video; nothing is asked of it before the visitor allows it.
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
