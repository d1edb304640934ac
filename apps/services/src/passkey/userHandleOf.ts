/** An account's id as authenticators keep it: the bytes of its UUID in base64url. They name nobody. */
export function userHandleOf(accountId: string): string {
  return Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url');
}
