/** A host that is an IP address, which no passkey can belong to. */
const ADDRESS = /^[\d.]+$|:/;

/** Whether passkeys can be made and used on a page of this host; in browsers alone. It does not load their code. */
export function supportsPasskeys(host: string = window.location.hostname): boolean {
  return typeof window.PublicKeyCredential === 'function' && !ADDRESS.test(host);
}
