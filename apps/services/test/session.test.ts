import { identity } from '@shop/contracts';
import { eq, sql } from 'drizzle-orm';
import { session } from '../src/db/schema/identity.ts';
import { sweepSessions } from '../src/session/sessionRepository.ts';
import { modules } from '../src/modules.ts';
import { createShop, shop } from './support/shopContract.ts';
import { storedKey } from './support/storedKey.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { mainSite, otherSite } from './support/sites.ts';

const NAME = `shop_session_${mainSite}`;

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ services: [...modules, createShop()] });
});
afterAll(() => services.stop());

const https = { 'x-forwarded-proto': 'https' };
const open = async (options: { site?: string; headers?: Record<string, string> } = {}) =>
  (await services.call(shop, 'Open', [], options)).cookie!;
const signIn = async (cookie?: string) =>
  (await services.call(identity, 'Login', ['kunde@example.com', 'Geschenk-2026'], { cookie })).cookie!;
const isSignedIn = async (cookie: string, options: object = {}) =>
  (await services.call(identity, 'IsAuthenticated', [], { cookie, ...options })).body[0] as boolean;
const stored = async (cookie: string) =>
  (
    await services.db
      .select()
      .from(session)
      .where(eq(session.idHash, storedKey(cookie)))
  )[0];
const age = (cookie: string, change: { seenAt?: string; expiresAt?: string }) =>
  services.db
    .update(session)
    .set({
      ...(change.seenAt && { seenAt: sql`now() - ${change.seenAt}::interval` }),
      ...(change.expiresAt && { expiresAt: sql`now() - ${change.expiresAt}::interval` }),
    })
    .where(eq(session.idHash, storedKey(cookie)));

describe('the cookie', () => {
  it('is set when a session is needed, and is HTTP-only', async () => {
    const { headers } = await services.call(shop, 'Open', []);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(new RegExp(`^${NAME}=[\\w-]{43}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax$`)),
    ]);
  });

  it('is bound to the host over https', async () => {
    const { headers } = await services.call(shop, 'Open', [], { headers: https });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(new RegExp(`^__Host-${NAME}=.*; Path=/; .*; Secure$`)),
    ]);
  });

  it('is not set again while the session is valid', async () => {
    const cookie = await open();
    const again = await services.call(shop, 'Open', [], { cookie });
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(again.body).toEqual([storedKey(cookie).toString('hex')]);
  });

  it('without the prefix is ignored over https', async () => {
    const cookie = await signIn();
    expect(await isSignedIn(cookie)).toBe(true);
    expect(await isSignedIn(cookie, { headers: https })).toBe(false);
  });

  it('with a made-up id is ignored, and not adopted', async () => {
    const madeUp = `${NAME}=${'A'.repeat(43)}`;
    expect(await isSignedIn(madeUp)).toBe(false);
    const { cookie } = await services.call(shop, 'Open', [], { cookie: madeUp });
    expect(cookie).toMatch(new RegExp(`^${NAME}=`));
    expect(cookie).not.toBe(madeUp);
  });
});

describe('a session', () => {
  it('is stored as a hash: neither the id nor the public id opens it', async () => {
    const cookie = await signIn();
    const row = (await stored(cookie))!;
    expect(await isSignedIn(`${NAME}=${row.idHash.toString('base64url')}`)).toBe(false);
    expect(await isSignedIn(`${NAME}=${row.publicId}`)).toBe(false);
    expect(row.publicId).not.toContain(cookie.split('=')[1]!);
  });

  it('belongs to one site', async () => {
    const cookie = await signIn();
    const underTheOtherName = cookie.replace(`${NAME}=`, `shop_session_${otherSite}=`);
    expect(await isSignedIn(underTheOtherName, { site: otherSite })).toBe(false);
    expect(await isSignedIn(cookie, { site: mainSite })).toBe(true);
  });

  it('coexists with that of the other shop in one browser', async () => {
    const ours = await signIn();
    const theirs = await open({ site: otherSite });
    const both = `${ours}; ${theirs}`;
    expect(await isSignedIn(both)).toBe(true);
    const again = await services.call(shop, 'Open', [], { cookie: both, site: otherSite });
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(again.body).toEqual([storedKey(theirs).toString('hex')]);
  });

  it('gets a new id at sign-in, and the old one is invalid', async () => {
    const before = await open();
    const after = await signIn(before);
    expect(after).not.toBe(before);
    expect(await stored(before)).toBeUndefined();
    expect(await isSignedIn(after)).toBe(true);
  });

  it('is invalid after signing out, also with a copied cookie', async () => {
    const cookie = await signIn();
    const out = await services.call(identity, 'Logout', [], { cookie });
    expect(out.body).toEqual([null]);
    expect(out.headers.getSetCookie()).toEqual([`${NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`]);
    expect(await isSignedIn(cookie)).toBe(false);
    expect(await stored(cookie)).toBeUndefined();
  });

  it('expires when it was not used for 30 days', async () => {
    const cookie = await signIn();
    await age(cookie, { seenAt: '29 days 23 hours' });
    expect(await isSignedIn(cookie)).toBe(true);
    await age(cookie, { seenAt: '30 days 1 hour' });
    expect(await isSignedIn(cookie)).toBe(false);
  });

  it('expires after its absolute limit, however much it is used', async () => {
    const cookie = await signIn();
    const { createdAt, expiresAt } = (await stored(cookie))!;
    expect(Math.round((expiresAt.getTime() - createdAt.getTime()) / 86_400_000)).toBe(180);
    await age(cookie, { expiresAt: '1 second' });
    expect(await isSignedIn(cookie)).toBe(false);
  });

  it('updates its last use once a minute at most', async () => {
    const cookie = await open();
    await age(cookie, { seenAt: '50 seconds' });
    const recent = (await stored(cookie))!.seenAt;
    await isSignedIn(cookie);
    expect((await stored(cookie))!.seenAt).toEqual(recent);

    await age(cookie, { seenAt: '70 seconds' });
    const older = (await stored(cookie))!.seenAt;
    await isSignedIn(cookie);
    expect((await stored(cookie))!.seenAt.getTime()).toBeGreaterThan(older.getTime());
  });

  it('is deleted after it expired', async () => {
    const [living, idle, expired] = [await open(), await open(), await open()];
    await age(idle, { seenAt: '31 days' });
    await age(expired, { expiresAt: '1 day' });
    await sweepSessions(services.db, services.config);
    expect(await Promise.all([living, idle, expired].map(stored))).toEqual([expect.anything(), undefined, undefined]);
  });

  it('is not looked up for shared replies', async () => {
    const { body } = await services.call(shop, 'Shared', [], { cookie: await signIn() });
    expect(body).toEqual([true]);
  });
});

describe('a POST from a foreign page', () => {
  it.each<[string, Record<string, string>]>([
    ['cross-site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['same-site', { 'sec-fetch-site': 'same-site', origin: 'https://blog.example' }],
    ['a foreign origin', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
  ])('is refused and changes nothing: %s', async (_, headers) => {
    const cookie = await signIn();
    const { status, body } = await services.call(identity, 'Logout', [], { cookie, headers });
    expect([status, body]).toEqual([403, 'cross-site request refused\n']);
    expect(await isSignedIn(cookie)).toBe(true);
  });

  it('cannot sign a visitor in to another account', async () => {
    const { status, cookie } = await services.call(identity, 'Login', ['kunde@example.com', 'Geschenk-2026'], {
      headers: { origin: 'https://evil.example' },
    });
    expect([status, cookie]).toEqual([403, undefined]);
  });

  it('is distinguished from our own page, also behind the proxy', async () => {
    const headers = { origin: 'https://shop.example', 'x-forwarded-host': 'shop.example' };
    expect((await services.call(identity, 'IsAuthenticated', [], { headers })).status).toBe(200);
  });

  it('cannot bypass the check by omitting headers', async () => {
    const cookie = await signIn();
    const silent = (given: Record<string, string>) =>
      fetch(`${services.url}/services/profile/identity/IsAuthenticated`, {
        method: 'POST',
        body: '[]',
        headers: given,
      });
    expect((await silent({ cookie })).status).toBe(403);
    expect((await silent({})).status).toBe(200);
  });
});
