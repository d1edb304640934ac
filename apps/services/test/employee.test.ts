import { APP_HEADER, identity, SITE_HEADER } from '@shop/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Config } from '../src/config.ts';
import { customer, employeeSignIn, siteSetting } from '../src/db/schema/index.ts';
import { issueToken } from '../src/identity/accountTokens.ts';
import type { SiteSettings } from '../src/site/siteSettings.ts';
import { employeeProblems } from '../src/staff/employeeProblems.ts';
import { sweepEmployeeSignIns } from '../src/staff/employeeSignIns.ts';
import { createAccount, PASSWORD, signIn as signInByPassword } from './support/createAccount.ts';
import { type Browser, openBrowser } from './support/openBrowser.ts';
import { mainSite, otherSite } from './support/sites.ts';
import { CLIENT, type Directory, type Person, startDirectory } from './support/startDirectory.ts';
import { takeMails } from './support/takeMails.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

const ORIGIN = 'https://shop.example';
const LOGIN = '/services/profile/employee/login';
const CALLBACK = '/services/profile/employee/callback';
const COOKIE = `shop_employee_${mainSite}`;

const lines: Record<string, unknown>[] = [];
const log = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
let directory: Directory;
let services: TestServices;

const settings = (issuer: string): Partial<Config> => ({
  SITE_ORIGINS: { [mainSite]: ORIGIN },
  EMPLOYEE_ISSUER: issuer,
  EMPLOYEE_CLIENT_ID: CLIENT.id,
  EMPLOYEE_CLIENT_SECRET: CLIENT.secret,
  EMPLOYEE_GROUPS: [
    { group: 'shop-moderators', role: 'moderator' },
    { group: 'shop-admins', role: 'admin' },
    { group: 'shop-editors', role: 'editor' },
  ],
});

beforeAll(async () => {
  directory = await startDirectory(ORIGIN + CALLBACK);
  services = await startTestServices({ config: settings(directory.issuer), log });
});
afterAll(async () => {
  await services.stop();
  await directory.stop();
});
beforeEach(() => {
  directory.groupsIn = 'userinfo';
  lines.splice(0);
});

const events = () => lines.filter(({ msg }) => msg === 'security');
const open = (shop = services) => openBrowser({ [ORIGIN]: shop.url });

let people = 0;
/** Adds somebody to the directory; gives the subject. */
function hire(person: Person): string {
  people += 1;
  const subject = `employee-${people}`;
  directory.people.set(subject, { email: `${subject}@shop.example`, given_name: 'Anna', ...person });
  return subject;
}

function locationOf(response: Response, from: string): string {
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location')!, from).href;
}

/** Goes to the directory and signs in there; gives the address to which it leads back. */
async function comeBack(browser: Browser, subject: string | null, redirect?: string): Promise<string> {
  directory.visitor = subject;
  let address = `${ORIGIN}${LOGIN}${redirect === undefined ? '' : `?redirect=${encodeURIComponent(redirect)}`}`;
  do address = locationOf(await browser.get(address), address);
  while (!address.startsWith(ORIGIN));
  return address;
}

async function signIn(
  subject: string | null,
  { browser = open(), redirect }: { browser?: Browser; redirect?: string } = {},
) {
  const callback = await comeBack(browser, subject, redirect);
  const response = await browser.get(callback);
  return { browser, callback, response, cookie: browser.cookies(ORIGIN) };
}

const ask = async (method: string, args: unknown[], cookie?: string) =>
  (await services.call(identity, method, args, { cookie })).body as unknown[];
const whoIs = async (cookie: string) => (await ask('WhoAmI', [], cookie))[0] as { id: string } | null;
const hasRoles = async (cookie: string, ...roles: string[]) => (await ask('HasRoles', [roles], cookie))[0];

/** What a refused visitor gets: no session, and a plain text. */
async function refusalOf(response: Response, browser: Browser) {
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await whoIs(browser.cookies(ORIGIN))).toBeNull();
  const text = (await response.text()).trim();
  const problem = Object.entries(employeeProblems).find(([, { texts }]) => texts.de === text)?.[0];
  return { status: response.status, problem };
}
const expired = { status: 400, problem: 'expired' };
const notConfirmed = { status: 400, problem: 'notConfirmed' };

describe('an employee', () => {
  it('signs in with the roles of the groups, and comes back to the page', async () => {
    const subject = hire({ groups: ['staff', 'shop-moderators', 'shop-editors'], family_name: 'Muster' });
    const { response, cookie } = await signIn(subject, { redirect: '/fr/profil?page=2' });
    expect(locationOf(response, ORIGIN)).toBe(`${ORIGIN}/fr/profil?page=2`);
    expect(await whoIs(cookie)).toMatchObject({
      email: `${subject}@shop.example`,
      displayName: 'Anna Muster',
      kind: 'employeeAD',
      customerType: 'registered',
      roles: ['customer', 'moderator', 'editor'],
    });
    expect(await ask('HasRole', ['moderator'], cookie)).toEqual([true]);
    expect(await ask('HasRole', ['admin'], cookie)).toEqual([false]);
    expect(await hasRoles(cookie, 'customer', 'moderator', 'editor')).toBe(true);
    expect(await hasRoles(cookie, 'moderator', 'support')).toBe(false);
  });

  it('signs in where the ID token names the groups', async () => {
    directory.groupsIn = 'id_token';
    const { cookie } = await signIn(hire({ groups: 'shop-admins' }));
    expect(await hasRoles(cookie, 'admin', 'support')).toBe(true);
  });

  it('has one account in a site, also when signing in twice at once', async () => {
    const subject = hire({ groups: ['shop-moderators'] });
    const browsers = [open(), open()];
    const callbacks = [await comeBack(browsers[0]!, subject), await comeBack(browsers[1]!, subject)];
    await Promise.all(browsers.map((browser, index) => browser.get(callbacks[index]!)));
    const accounts = await Promise.all(browsers.map((browser) => whoIs(browser.cookies(ORIGIN))));
    expect(accounts[0]).not.toBeNull();
    expect(accounts[1]).toEqual(accounts[0]);
  });

  it('gets a new session, which ends the one of the browser', async () => {
    const subject = hire({ groups: ['shop-moderators'] });
    const { browser, cookie } = await signIn(subject);
    const again = await signIn(subject, { browser });
    expect(again.cookie).not.toBe(cookie);
    expect(await whoIs(cookie)).toBeNull();
    expect(await whoIs(again.cookie)).not.toBeNull();
  });

  it('loses a role with its group at the next sign-in, in every session', async () => {
    const subject = hire({ groups: ['shop-moderators', 'shop-admins'] });
    const { cookie } = await signIn(subject);
    expect(await hasRoles(cookie, 'moderator', 'admin')).toBe(true);
    directory.people.set(subject, { groups: ['shop-moderators'], email: 'renamed@shop.example' });
    const later = await signIn(subject);
    for (const each of [cookie, later.cookie]) {
      expect(await hasRoles(each, 'moderator')).toBe(true);
      expect(await hasRoles(each, 'admin')).toBe(false);
    }
    expect(await whoIs(cookie)).toMatchObject({ email: 'renamed@shop.example' });
  });

  it('is refused without a group that has a role', async () => {
    const { response, browser } = await signIn(hire({ groups: ['staff'] }));
    expect(await refusalOf(response, browser)).toEqual({ status: 403, problem: 'noRole' });
    expect(browser.cookies(ORIGIN)).toBe('');
  });

  it('has neither roles nor sessions any more when refused', async () => {
    const subject = hire({ groups: ['shop-moderators'] });
    const { cookie } = await signIn(subject);
    const account = await whoIs(cookie);
    directory.people.set(subject, { email: 'gone@shop.example' });
    const { response, browser } = await signIn(subject);
    expect(await refusalOf(response, browser)).toEqual({ status: 403, problem: 'noRole' });
    expect(await whoIs(cookie)).toBeNull();
    const [row] = await services.db.select().from(customer).where(eq(customer.id, account!.id));
    expect(row!.roles).toEqual([]);
  });

  it('is refused without an e-mail address', async () => {
    const { response, browser } = await signIn(hire({ groups: ['shop-moderators'], email: 'none' }));
    expect(await refusalOf(response, browser)).toEqual({ status: 403, problem: 'noEmail' });
  });
});

describe('an e-mail address', () => {
  it('shared with a customer opens nothing of the customer', async () => {
    const { email, id } = await createAccount(services);
    const { cookie } = await signIn(hire({ groups: ['shop-admins'], email: email.toUpperCase() }));
    const employee = await whoIs(cookie);
    expect(employee).toMatchObject({ kind: 'employeeAD', email: email.toUpperCase() });
    expect(employee!.id).not.toBe(id);
    const customers = await signInByPassword(services, email);
    expect(await whoIs(customers.cookie!)).toMatchObject({ id, kind: 'password', roles: ['customer'] });
    expect(await ask('RequestAccountRecovery', [email])).toEqual([null]);
    expect(await takeMails(services, email)).toHaveLength(1);
  });

  it('of an employee is free for a customer', async () => {
    const email = 'both@shop.example';
    await signIn(hire({ groups: ['shop-moderators'], email }));
    expect(await ask('ValidateAndExists', [email])).toEqual([false, null]);
    const { id } = await createAccount(services, { email });
    expect(await whoIs((await signInByPassword(services, email)).cookie!)).toMatchObject({ id });
  });

  it('that passes from one employee to another passes no account', async () => {
    const email = 'support@shop.example';
    const before = await signIn(hire({ groups: ['shop-admins'], email }));
    const after = await signIn(hire({ groups: ['shop-moderators'], email }));
    expect((await whoIs(after.cookie))!.id).not.toBe((await whoIs(before.cookie))!.id);
    expect(await hasRoles(after.cookie, 'admin')).toBe(false);
  });
});

describe('an account without a password', () => {
  let account: { id: string; email: string; cookie: string };
  beforeAll(async () => {
    const email = 'no.password@shop.example';
    const { cookie } = await signIn(hire({ groups: ['shop-moderators'], email }));
    account = { id: (await whoIs(cookie))!.id, email, cookie };
  });

  it.each(['', PASSWORD])('does not sign in with the password «%s»', async (password) => {
    expect(await signInByPassword(services, account.email, password)).toEqual({ error: 'UNKNOWN', cookie: undefined });
  });

  it.each(['RequestAccountRecovery', 'RequestAccountConfirmation'])('gets no mail by %s', async (method) => {
    expect(await ask(method, [account.email])).toEqual(['IDENTITY_DOES_NOT_EXIST']);
    expect(await takeMails(services, account.email)).toEqual([]);
  });

  it('gets none by ResetPassword, whatever the token', async () => {
    const token = await issueToken(services.db, account.id, 'recovery');
    expect(await ask('ResetPassword', [token, 'Raclette im Schrebergarten'])).toEqual(['UNEXPECTED_IDENTITY_PROVIDER']);
  });

  it.each(['', PASSWORD])('gets none by ChangePassword with the old one «%s»', async (old) => {
    const answer = await ask('ChangePassword', [old, 'Raclette im Schrebergarten'], account.cookie);
    expect(answer).toEqual([null, 'IDENTITY_DOES_NOT_EXIST']);
    const [row] = await services.db.select().from(customer).where(eq(customer.id, account.id));
    expect(row!.passwordHash).toBeNull();
  });
});

describe('a sign-in', () => {
  const employee = () => hire({ groups: ['shop-moderators'] });

  it('asks for a code with PKCE, state and nonce, at the configured origin', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', origin: 'http://evil.example' };
    const response = await open().get(ORIGIN + LOGIN, headers);
    const { origin, searchParams } = new URL(locationOf(response, ORIGIN));
    expect(origin).toBe(directory.issuer);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: CLIENT.id,
      redirect_uri: ORIGIN + CALLBACK,
      response_type: 'code',
      scope: 'openid profile email',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  it("leads back to the origin of the site's settings without a configured one", async () => {
    const response = await open().get(ORIGIN + LOGIN, { [SITE_HEADER]: otherSite });
    const [row] = await services.db
      .select({ data: siteSetting.data })
      .from(siteSetting)
      .where(and(eq(siteSetting.site, otherSite), eq(siteSetting.key, 'general')));
    const { baseUrl } = row!.data as SiteSettings['general'];
    expect(new URL(locationOf(response, ORIGIN)).searchParams.get('redirect_uri')).toBe(baseUrl + CALLBACK);
  });

  it('is tied to the browser by a short cookie that scripts cannot read', async () => {
    const response = await open().get(ORIGIN + LOGIN, { 'x-forwarded-proto': 'https' });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        new RegExp(`^__Host-${COOKIE}=[\\w-]{43}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$`),
      ),
    ]);
    const plain = await open().get(ORIGIN + LOGIN);
    expect(plain.headers.getSetCookie()[0]).toMatch(new RegExp(`^${COOKIE}=.*; HttpOnly; SameSite=Lax$`));
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/%2f/evil.example', 'profil', ''])(
    'goes to the own root instead of %p',
    async (redirect) => {
      const { response } = await signIn(employee(), { redirect });
      expect(response.headers.get('location')).toBe('/');
    },
  );

  it('is refused with a wrong state, and used up', async () => {
    const browser = open();
    const callback = await comeBack(browser, employee());
    const cookie = browser.cookies(ORIGIN);
    const forged = new URL(callback);
    forged.searchParams.set('state', 'A'.repeat(43));
    expect(await refusalOf(await browser.get(forged.href), browser)).toEqual(notConfirmed);
    browser.setCookies(ORIGIN, cookie);
    expect(await refusalOf(await browser.get(callback), browser)).toEqual(expired);
  });

  it('is refused in another browser', async () => {
    const callback = await comeBack(open(), employee());
    const other = open();
    expect(await refusalOf(await other.get(callback), other)).toEqual(expired);
    await other.get(ORIGIN + LOGIN);
    expect(await refusalOf(await other.get(callback), other)).toEqual(notConfirmed);
  });

  it('is refused when it is replayed with the cookie it had', async () => {
    const browser = open();
    const callback = await comeBack(browser, employee());
    const before = browser.cookies(ORIGIN);
    expect((await browser.get(callback)).status).toBe(303);
    const replaying = open();
    replaying.setCookies(ORIGIN, before);
    expect(await refusalOf(await replaying.get(callback), replaying)).toEqual(expired);
  });

  it('is refused with a code of another sign-in', async () => {
    const { callback } = await signIn(employee());
    const browser = open();
    const mixed = new URL(await comeBack(browser, employee()));
    mixed.searchParams.set('code', new URL(callback).searchParams.get('code')!);
    expect(await refusalOf(await browser.get(mixed.href), browser)).toEqual(notConfirmed);
  });

  it('is refused at another site', async () => {
    const browser = open();
    const callback = await comeBack(browser, employee());
    browser.setCookies(ORIGIN, browser.cookies(ORIGIN).replace(COOKIE, `shop_employee_${otherSite}`));
    const response = await browser.get(callback, { [SITE_HEADER]: otherSite });
    expect(await refusalOf(response, browser)).toEqual(expired);
  });

  it('expires, and is deleted', async () => {
    const browser = open();
    const callback = await comeBack(browser, employee());
    await services.db.update(employeeSignIn).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await refusalOf(await browser.get(callback), browser)).toEqual(expired);
    await sweepEmployeeSignIns(services.db);
    expect(await services.db.select().from(employeeSignIn)).toEqual([]);
  });

  it('is refused where the directory refuses it', async () => {
    const { response, browser } = await signIn(null);
    expect(await refusalOf(response, browser)).toEqual(notConfirmed);
    expect(events().at(-1)).toMatchObject({ event: 'sign-in-failed', reason: 'access_denied', status: 400 });
  });

  it('is not used up by a request for headers alone', async () => {
    const browser = open();
    const callback = await comeBack(browser, employee());
    const { pathname, search } = new URL(callback);
    const head = await fetch(services.url + pathname + search, {
      method: 'HEAD',
      headers: { cookie: browser.cookies(ORIGIN) },
    });
    expect(head.status).toBe(405);
    expect((await browser.get(callback)).status).toBe(303);
  });

  it.each(['de', 'fr', 'en', 'it'] as const)('is refused in the language of the visitor: %s', async (locale) => {
    const response = await open().get(ORIGIN + CALLBACK, { 'accept-language': locale });
    expect(response.headers.get('content-language')).toBe(locale);
    expect((await response.text()).trim()).toBe(employeeProblems.expired.texts[locale]);
  });

  it('is logged as a security event, without what is personal', async () => {
    const subject = employee();
    const { callback, cookie } = await signIn(subject);
    const account = await whoIs(cookie);
    await open().get(callback);
    await signIn(hire({ groups: [] }));
    const path = CALLBACK;
    expect(events()).toMatchObject([
      { event: 'sign-in', account: account!.id, reason: null, status: null, path, site: mainSite },
      { event: 'sign-in-failed', account: null, subject: null, reason: 'EXPIRED', status: 400, path },
      { event: 'sign-in-failed', account: null, reason: 'NO_ROLE', status: 403, path },
    ]);
    for (const { subject: hash, ...event } of events().filter(({ reason }) => reason !== 'EXPIRED')) {
      expect(hash).toMatch(/^[\da-f]{16}$/);
      expect(Object.keys(event)).toEqual(expect.arrayContaining(['network', 'requestId', 'traceId']));
    }
    const written = JSON.stringify(lines);
    const { searchParams } = new URL(callback);
    for (const secret of [subject, CLIENT.secret, searchParams.get('code')!, searchParams.get('state')!])
      expect(written).not.toContain(secret);
  });
});

describe('a directory', () => {
  it('that cannot be reached costs nothing but its sign-ins, and is asked again', async () => {
    const away = await startDirectory(ORIGIN + CALLBACK);
    away.isUp = false;
    const shop = await startTestServices({ config: settings(away.issuer) });
    try {
      const response = await open(shop).get(ORIGIN + LOGIN, { 'accept-language': 'en' });
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await response.text()).trim()).toBe(employeeProblems.unavailable.texts.en);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
      const { email } = await createAccount(shop);
      expect((await signInByPassword(shop, email)).error).toBeNull();
      away.isUp = true;
      expect((await open(shop).get(ORIGIN + LOGIN)).status).toBe(303);
    } finally {
      await shop.stop();
      await away.stop();
    }
  });

  it('that is gone when somebody comes back signs nobody in', async () => {
    const browser = open();
    const callback = await comeBack(browser, hire({ groups: ['shop-moderators'] }));
    directory.isUp = false;
    const response = await browser.get(callback);
    directory.isUp = true;
    expect(await refusalOf(response, browser)).toEqual({ status: 503, problem: 'unavailable' });
    expect(lines).toContainEqual(expect.objectContaining({ level: 40, msg: 'the directory does not answer' }));
  });

  it('that is not configured has no routes, which are limited all the same', async () => {
    const shop = await startTestServices({ config: { LIMIT_FACTOR: 0.03 }, content: 'empty' });
    try {
      const statuses: number[] = [];
      for (const path of [LOGIN, CALLBACK, LOGIN]) statuses.push((await open(shop).get(ORIGIN + path)).status);
      expect(statuses).toEqual([404, 404, 429]);
    } finally {
      await shop.stop();
    }
  });
});

describe('at the desk', () => {
  const DESK = 'https://desk.example';
  const begin = (shop: TestServices) =>
    fetch(`${shop.url}${LOGIN}?redirect=/${mainSite}/moderation`, {
      headers: { [APP_HEADER]: 'desk' },
      redirect: 'manual',
    });
  const redirectUriOf = (response: Response) => new URL(locationOf(response, ORIGIN)).searchParams.get('redirect_uri');

  it('the directory leads back to the desk, below its site', async () => {
    const config = { ...settings(directory.issuer), DESK_ORIGIN: DESK };
    const shop = await startTestServices({ config });
    expect(redirectUriOf(await begin(shop))).toBe(`${DESK}/${mainSite}${CALLBACK}`);
    await shop.stop();
  });

  it('a desk without a configured origin has no directory: what a request says of its host counts for nothing', async () => {
    expect((await begin(services)).status).toBe(404);
  });
});
