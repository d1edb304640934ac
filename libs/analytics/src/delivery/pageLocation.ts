/** Parameters that say which page it is or where a visitor came from. Others may be secret, as a reset token is. */
const KEPT = /^(page|sort|variant|q|utm_\w+|gclid|dclid|fbclid|msclkid)$/;

/** The address of a page without what must not leave it: unknown parameters, hash, user and password. */
export function pageLocation(url: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  const kept = new URLSearchParams([...searchParams].filter(([name]) => KEPT.test(name))).toString();
  return origin + pathname + (kept && `?${kept}`);
}
