/** A path may be decoded several times on its way, by proxies for one; what is encoded deeper is no address of ours. */
const MAX_DECODINGS = 3;

/** Browsers read a backslash as a slash, drop tabs and line breaks, and take what follows two slashes for a host. */
const LEADS_ELSEWHERE = /\\|\/\/|\p{Cc}/u;

/** Half of a character, which no header can carry. */
const LONE_SURROGATE = /\p{Cs}/u;

const NOT_PRINTABLE_ASCII = /[^!-~]+/g;

/**
 * An address of this shop as the target of a redirect, percent-encoded for a header; null if it is not a path of its
 * own, in any reading. Every redirect is made of this.
 */
export function redirectTarget(address: string): string | null {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith('/') || LONE_SURROGATE.test(address) || !staysHere(path)) return null;
  return address.replace(NOT_PRINTABLE_ASCII, encodeURIComponent);
}

function staysHere(path: string): boolean {
  let read = path;
  for (let round = 0; round <= MAX_DECODINGS; round += 1) {
    if (LEADS_ELSEWHERE.test(read)) return false;
    const decoded = decode(read);
    if (decoded === read) return true;
    read = decoded;
  }
  return false;
}

function decode(text: string): string {
  // Each byte by itself: what is no UTF-8 as a whole may still hide a slash.
  return text.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
