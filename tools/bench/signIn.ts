/** The customer of the demo world (apps/services/demo/README.md). */
const account = ['kunde@example.com', 'Geschenk-2026'];

/** Signs the demo customer in and gives the cookie of the session. */
export async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/services/profile/identity/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(account),
    signal: AbortSignal.timeout(10_000),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  if (!cookie) throw new Error(`Signing in answered ${response.status} ${await response.text()}`);
  return cookie.split(';', 1)[0]!;
}
