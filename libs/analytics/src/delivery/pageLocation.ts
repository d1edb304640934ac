/** Parameters that identify the page or the traffic source. Others may be secret, such as a password reset token. */
const KEPT = /^(page|sort|variant|q|utm_\w+|gclid|dclid|fbclid|msclkid)$/;

/** The page's address without unknown parameters, hash and credentials. */
export function pageLocation(url: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  const kept = new URLSearchParams([...searchParams].filter(([name]) => KEPT.test(name))).toString();
  return origin + pathname + (kept && `?${kept}`);
}
