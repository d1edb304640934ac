/** @jest-environment node */
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { starter } from '../starter.ts';
import type { RenderEnvironment } from '../ssr/createServerEntry.tsx';
import { html, MEMBER_COOKIE, openStorefront } from './testing/openStorefront.ts';

const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const QUERY = { isMutation: false, isQuiet: false };
const session = { headers: { cookie: MEMBER_COOKIE } };
const invented = (character: string) => ({ headers: { cookie: `shop_session_one=${character.repeat(43)}` } });

let shop: Awaited<ReturnType<typeof openStorefront>>;
beforeEach(async () => {
  shop = await openStorefront();
});
afterEach(() => shop.close());

/** Renders pages that say how many there were before. */
function countPages() {
  let pages = 0;
  shop.render.mockImplementation(async () => html(`page ${pages++}`));
}

/** Lets what happens behind the visitor's back happen. */
const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

it('renders a page once for all visitors who are not signed in', async () => {
  const first = await shop.request('/de/pfannen?page=2');
  const second = await shop.request('/de/pfannen?page=2', {
    headers: { cookie: 'theme=dark; shop_session_other=other' },
  });
  expect(first).toMatchObject({
    status: 200,
    body: '<h1>/de/pfannen?page=2</h1>',
    headers: { 'cache-control': SHARED },
  });
  expect(second.body).toBe(first.body);
  expect(shop.render).toHaveBeenCalledTimes(1);
});

it('renders nothing for cookies that are no session of somebody signed in', async () => {
  countPages();
  for (const headers of [invented('a').headers, invented('b').headers, { cookie: 'shop_session_one=%%%' }]) {
    expect(await shop.request('/', { headers })).toMatchObject({
      body: 'page 0',
      headers: { 'cache-control': SHARED },
    });
  }
  expect(shop.render).toHaveBeenCalledTimes(1);
});

it('renders for everybody without the cookie of who was first', async () => {
  shop.render.mockImplementation(async (_url, { transport }) => {
    const call = { path: '/services/site/site', method: 'GetSiteContext', args: ['/'] };
    await transport(call);
    return html('');
  });
  await shop.request('/', invented('a'));
  expect(shop.services.last.path).toContain('GetSiteContext');
  expect(shop.services.last.headers).not.toHaveProperty('cookie');
});

it('asks once in a while whether a visitor is signed in, whatever other cookies there are', async () => {
  for (const path of ['/a', '/b', '/c']) {
    await shop.request(path, { headers: { cookie: `seen=${path}; ${MEMBER_COOKIE}` } });
  }
  expect(shop.services.asked.map(({ path }) => path)).toEqual(['/services/profile/identity/IsAuthenticated']);
  shop.pass(10_000);
  await shop.request('/a', session);
  expect(shop.services.asked).toHaveLength(2);
});

it('shows what everybody is shown while the services do not say who is signed in', async () => {
  countPages();
  shop.services.answer = () => ({ status: 503, body: 'unavailable' });
  await shop.request('/', session);
  expect((await shop.request('/', session)).body).toBe('page 0');
});

it('renders a page once whatever parameters are added that no page reads', async () => {
  countPages();
  for (const search of ['', '?x=1', '?x=2&utm_source=mail', '?', '?__proto__=1'])
    expect((await shop.request(`/a${search}`)).body).toBe('page 0');
  expect(shop.render.mock.calls[0]?.[0].href).toBe('http://storefront/a');
  expect((await shop.request('/a?x=3&page=2')).body).toBe('page 1');
  expect(shop.render.mock.calls[1]?.[0].href).toBe('http://storefront/a?page=2');
});

it('hands the parameters that no page reads on to where a page has moved', async () => {
  shop.render.mockImplementation(async () => ({ ...html('', 301), location: '/neu?page=2#teil' }));
  const { headers } = await shop.request('/alt?utm_source=mail&page=2');
  expect(headers.location).toBe('/neu?page=2&utm_source=mail#teil');
  expect((await shop.request('/alt?page=2')).headers.location).toBe('/neu?page=2#teil');
});

it('shows where a page has moved to since, once the content has changed', async () => {
  const movesTo = (location: string) => shop.render.mockResolvedValue({ ...html('', 301), location });
  movesTo('/neu');
  await shop.request('/alt');
  movesTo('/neuer');
  shop.pass(10_000);
  await shop.request('/alt');
  await settle();
  expect((await shop.request('/alt')).headers.location).toBe('/neuer');
});

it('sets no cookie and says what the answer depends on', async () => {
  const { headers } = await shop.request('/');
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers.vary).toBe('Accept-Encoding, Cookie');
});

const other = { headers: { cookie: `shop_session_one=${'n'.repeat(43)}` } };
const PRIVATE = 'private, no-store';
const personalCall = { path: '/services/profile/order', method: 'GetOrders', args: [] };

/** Two visitors are signed in, and the services answer each with their own cookie. */
function signInBoth() {
  shop.services.answer = ({ path, headers }) => ({
    body: JSON.stringify([path.endsWith('/IsAuthenticated') ? true : (headers.cookie ?? 'nobody')]),
  });
}

/** Renders pages of what the services answer to a call. */
function renderAnswers(call: Parameters<RenderEnvironment['transport']>[0]) {
  shop.render.mockImplementation(async (_url, { transport, signal }) => {
    // As the store does, which takes a failure for an answer.
    const answer = await transport(call).then(
      (reply) => reply.json(),
      () => 'failed',
    );
    signal?.throwIfAborted();
    return html(JSON.stringify(answer));
  });
}

it('renders a page once for all who are signed in, apart from everybody else’s, and lets nobody keep it for others', async () => {
  countPages();
  signInBoth();
  await shop.request('/');
  const theirs = { body: 'page 1', headers: { 'cache-control': PRIVATE } };
  expect(await shop.request('/', session)).toMatchObject(theirs);
  expect(await shop.request('/', other)).toMatchObject(theirs);
  expect(await shop.request('/')).toMatchObject({ body: 'page 0', headers: { 'cache-control': SHARED } });
});

it('renders what has something of each for each who is signed in, every time', async () => {
  signInBoth();
  renderAnswers(personalCall);
  for (const who of [session, other, session]) {
    const page = await shop.request('/', who);
    expect(page).toMatchObject({ body: JSON.stringify([who.headers.cookie]), headers: { 'cache-control': PRIVATE } });
    expect(page.headers).not.toHaveProperty('etag');
  }
  // The first was rendered for many, and given up.
  expect(shop.render).toHaveBeenCalledTimes(4);
  expect((await shop.request('/')).body).toBe('["nobody"]');
  const { raw } = await shop.request('/', { headers: { ...session.headers, 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(raw).toString()).toBe(JSON.stringify([session.headers.cookie]));
  const all = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const quick = await shop.request('/', { headers: { ...session.headers, ...all } });
  expect(quick.headers['content-encoding']).toBe('zstd');
  expect(zstdDecompressSync(quick.raw).toString()).toBe(JSON.stringify([session.headers.cookie]));
  expect((await shop.request('/', { headers: all })).headers['content-encoding']).toBe('br');
  expect(shop.logged).toEqual([]);
});

it('renders once for all what is not for members alone', async () => {
  signInBoth();
  const recipeCall = { path: '/services/catalogue/detail', method: 'GetRecipe' };
  renderAnswers({ ...recipeCall, args: ['zopf'] });
  const { answer } = shop.services;
  let membersOnly = false;
  shop.services.answer = (asked) =>
    asked.path.endsWith('GetRecipe')
      ? { body: JSON.stringify([{ membersOnly, steps: asked.headers.cookie ?? 'nobody' }, null]) }
      : answer(asked);
  const stepsFor = async (path: string, who: typeof session) =>
    (JSON.parse((await shop.request(path, who)).body) as [{ steps: string }])[0].steps;
  expect([await stepsFor('/a', session), await stepsFor('/a', other)]).toEqual(['nobody', 'nobody']);
  expect(shop.render).toHaveBeenCalledTimes(1);
  membersOnly = true;
  renderAnswers({ ...recipeCall, args: ['tarte'] });
  for (const who of [session, other]) expect(await stepsFor('/b', who)).toBe(who.headers.cookie);
});

it('shows nobody a reply to a call of somebody else, however many ask at once', async () => {
  signInBoth();
  renderAnswers(personalCall);
  const bodies = await Promise.all([session, other, session, other].map((who) => shop.request('/', who)));
  expect(bodies.map(({ body }) => body)).toEqual(
    [session, other, session, other].map((who) => JSON.stringify([who.headers.cookie])),
  );
});

it('shows all who are signed in what everybody is told where the browser asks again', async () => {
  signInBoth();
  const anonymousCall = { path: '/services/community', method: 'GetAllReviewsByReference', args: [] };
  renderAnswers({ ...anonymousCall, isLate: true });
  for (const who of [session, other]) expect((await shop.request('/', who)).body).toBe('["nobody"]');
  expect(shop.render).toHaveBeenCalledTimes(1);
  // Without an account there is no answer to show.
  renderAnswers({ ...personalCall, isLate: true });
  for (const who of [session, other]) {
    expect((await shop.request('/orders', who)).body).toBe(JSON.stringify([who.headers.cookie]));
  }
});

it('gives up a page for many once something personal is found in it, without asking for that', async () => {
  signInBoth();
  let hasEnded = false;
  shop.render.mockImplementationOnce(async (_url, { transport }) => {
    await transport(personalCall).catch(() => undefined);
    // What else is loaded does not hold the visitor up.
    await new Promise((resolve) => setTimeout(resolve, 60_000).unref());
    hasEnded = true;
    return html('');
  });
  shop.render.mockImplementation(async () => html('mine'));
  expect((await shop.request('/', session)).body).toBe('mine');
  expect(hasEnded).toBe(false);
  expect(shop.services.asked.map(({ path }) => path)).toEqual(['/services/profile/identity/IsAuthenticated']);
});

it('tells the render of a session cookie, and of none', async () => {
  await shop.request('/', session);
  await shop.request('/');
  expect(shop.render.mock.calls.map(([, { hasSession }]) => hasSession)).toEqual([true, false]);
});

it('keeps paths and queries apart', async () => {
  const bodies = [];
  for (const path of ['/a', '/a?q=b', '/a?q=c', '/b']) bodies.push((await shop.request(path)).body);
  expect(new Set(bodies).size).toBe(4);
});

it('renders without a word of who asked for it', async () => {
  await shop.request('/a', {
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', referer: 'https://evil.example' },
  });
  expect(shop.render.mock.calls[0]?.[0].href).toBe('http://storefront/a');
});

it('shows the stale page and renews it meanwhile', async () => {
  countPages();
  await shop.request('/');
  shop.pass(10_000);
  expect((await shop.request('/')).body).toBe('page 0');
  await settle();
  expect((await shop.request('/')).body).toBe('page 1');
});

it('renders anew once the services tell of new content', async () => {
  countPages();
  shop.services.answer = () => ({ headers: { 'x-shop-content-version': '1' }, body: '[]' });
  shop.render.mockImplementationOnce(async (_url, { transport }) => {
    await transport({ path: '/services/site/site', method: 'Page', args: ['home'] });
    return html('old');
  });
  await shop.request('/');
  shop.services.answer = () => ({ headers: { 'x-shop-content-version': '2' }, body: '[]' });
  shop.render.mockImplementationOnce(async (_url, { transport }) => {
    await transport({ path: '/services/site/site', method: 'Page', args: ['other'] });
    return html('other');
  });
  await shop.request('/other');
  expect((await shop.request('/')).body).toBe('page 0');
});

describe('revalidation', () => {
  it('answers 304 to the tag of the page, whatever its strength', async () => {
    const { headers } = await shop.request('/');
    const etag = headers.etag!;
    for (const given of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*']) {
      const response = await shop.request('/', { headers: { 'if-none-match': given } });
      expect(response).toMatchObject({ status: 304, body: '', headers: { etag, 'cache-control': SHARED } });
    }
  });

  it('sends the page to another tag', async () => {
    const response = await shop.request('/', { headers: { 'if-none-match': 'W/"other"' } });
    expect(response).toMatchObject({ status: 200, body: '<h1>/</h1>' });
  });

  it('gives the same tag to the same content, another to other content', async () => {
    const tags = [];
    for (const path of ['/a', '/a', '/b']) tags.push((await shop.request(path, session)).headers.etag);
    expect(tags[0]).toBe(tags[1]);
    expect(tags[0]).not.toBe(tags[2]);
  });
});

describe('encodings', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('sends %s', async (encoding, decode) => {
    const { headers, raw } = await shop.request('/', { headers: { 'accept-encoding': encoding } });
    expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-length': String(raw.length) });
    expect(decode(raw).toString()).toBe('<h1>/</h1>');
  });

  it('sends what is to be read as it is to who names none', async () => {
    const { headers, body } = await shop.request('/');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body).toBe('<h1>/</h1>');
  });
});

it('answers HEAD with the headers alone', async () => {
  const got = await shop.request('/');
  const head = await shop.request('/', { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, body: '' });
  for (const name of ['etag', 'content-length', 'content-type', 'cache-control'])
    expect(head.headers[name]).toBe(got.headers[name]);
});

it('passes a redirect on', async () => {
  shop.render.mockImplementation(async () => ({ ...html('', 301), location: '/neu' }));
  expect(await shop.request('/alt')).toMatchObject({
    status: 301,
    body: '',
    headers: { location: '/neu', 'cache-control': SHARED },
  });
});

it('keeps a 404, which must not be dearer than a page', async () => {
  shop.render.mockImplementation(async () => html('not here', 404));
  await shop.request('/nowhere');
  expect(await shop.request('/nowhere')).toMatchObject({
    status: 404,
    body: 'not here',
    headers: { 'cache-control': SHARED },
  });
  expect(shop.render).toHaveBeenCalledTimes(1);
});

it('allows no inline script to run but the starter', async () => {
  const { headers } = await shop.request('/');
  const policy = headers['content-security-policy'];
  const hash = createHash('sha256').update(starter).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("frame-ancestors 'none'");
});

it('allows no scripts of others, but those of the brand, which may call home', async () => {
  const policyOf = async (of: typeof shop) => (await of.request('/')).headers['content-security-policy'] as string;
  expect((await policyOf(shop)).match(/https:\/\/[^ ;]+/g)).toEqual(['https://www.youtube-nocookie.com']);
  const other = await openStorefront({ scriptOrigins: ['https://ident.example'] });
  const policy = await policyOf(other);
  await other.close();
  expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+' https:\/\/ident\.example;/);
  expect(policy).toContain("img-src 'self' data: https://ident.example;");
  expect(policy).toContain("connect-src 'self' https://ident.example;");
  expect(policy).toContain("default-src 'self';");
});

it('allows one foreign frame: the player of videos', async () => {
  const { headers } = await shop.request('/');
  expect(headers['content-security-policy']).toContain('frame-src https://www.youtube-nocookie.com;');
});

describe('when a page fails', () => {
  it('says 503 and keeps nothing', async () => {
    shop.render.mockImplementation(async () => html('back soon', 503));
    const { status, headers } = await shop.request('/');
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'retry-after': '5' });
    countPages();
    expect((await shop.request('/')).body).toBe('page 0');
  });

  it('shows an older page rather than a failed one', async () => {
    await shop.request('/');
    shop.render.mockImplementation(async () => html('back soon', 503));
    for (let attempt = 0; attempt < 3; attempt += 1) {
      shop.pass(10_000);
      expect(await shop.request('/')).toMatchObject({ status: 200, body: '<h1>/</h1>' });
      await settle();
    }
  });

  it('shows an older page rather than one with a part missing, which it shows only to who has no other', async () => {
    const partly = async (_url: URL, { transport, onError }: Parameters<typeof shop.render>[1]) => {
      const call = { path: '/services/site/site', method: 'Page', args: ['home'] };
      const { status } = await transport(call);
      if (status !== 200) onError?.({ status, traceId: '' }, call, QUERY);
      return html('partly');
    };
    shop.services.answer = () => ({ status: 500, body: 'internal server error' });
    await shop.request('/');
    shop.render.mockImplementation(partly);
    shop.pass(10_000);
    await shop.request('/');
    await settle();
    expect((await shop.request('/')).body).toBe('<h1>/</h1>');
    expect(await shop.request('/new')).toMatchObject({
      body: 'partly',
      headers: { 'cache-control': 'private, no-store' },
    });
    expect(shop.logged).toContainEqual(expect.objectContaining({ call: '/services/site/site/Page', status: 500 }));
  });

  it('keeps no page that did not wait for all replies', async () => {
    shop.render.mockImplementation(async () => ({ ...html('partly'), complete: false }));
    expect(await shop.request('/')).toMatchObject({
      body: 'partly',
      headers: { 'cache-control': 'private, no-store' },
    });
    shop.render.mockImplementation(async () => html('whole'));
    expect((await shop.request('/')).body).toBe('whole');
  });

  it('keeps a page whose call was refused for good', async () => {
    shop.render.mockImplementation(async (_url, { onError }) => {
      onError?.({ status: 400, traceId: '' }, { path: '/services/site/site', method: 'Page', args: [] }, QUERY);
      return html('whole');
    });
    expect((await shop.request('/')).headers['cache-control']).toBe(SHARED);
  });

  it('answers with a plain page where rendering throws, and logs why', async () => {
    shop.render.mockRejectedValue(new Error('secret detail'));
    const { status, headers, body } = await shop.request('/');
    expect(status).toBe(500);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' });
    expect(body).toContain('lang="fr"');
    expect(body).not.toContain('secret');
    expect(JSON.stringify(shop.logged)).toContain('secret detail');
  });
});

describe('odd addresses', () => {
  it.each([
    ['//evil.example', '/evil.example'],
    ['//evil.example:99999/', '/evil.example:99999'],
    ['/\\evil.example', '/evil.example'],
    ['/de//pfannen?a=b', '/de/pfannen?a=b'],
  ])('sends %s to %s on this site', async (path, location) => {
    expect(await shop.request(path)).toMatchObject({ status: 301, headers: { location } });
    expect(shop.render).not.toHaveBeenCalled();
  });

  it.each([
    '/%00',
    '/%0d%0aset-cookie:a=b',
    '/../../etc/passwd',
    '/%2e%2e%2fetc',
    '/@evil.example',
    '/.data',
    '/__proto__',
  ])('asks the shop for %s', async (path) => {
    const { status, headers } = await shop.request(path);
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(shop.render.mock.calls[0]?.[0].origin).toBe('http://storefront');
  });

  it('refuses what it cannot read with a plain page', async () => {
    const response = await shop.request('/%E0%A4%A');
    expect(response).toMatchObject({ status: 400, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(response.body).toContain('<h1>400</h1>');
    expect(shop.render).not.toHaveBeenCalled();
    expect(shop.logged).toEqual([]);
  });

  it.each([`/${'a'.repeat(10_000)}`, `/?${'a'.repeat(10_000)}`])(
    'refuses the long %.12s in plain text',
    async (path) => {
      const response = await shop.request(path);
      expect(response).toMatchObject({ status: 414, headers: { 'content-type': 'text/plain; charset=utf-8' } });
      expect(shop.render).not.toHaveBeenCalled();
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('answers %s with what it allows', async (method) => {
    expect(await shop.request('/', { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});

it('renders every page anew, and for one visitor alone, with the page cache off', async () => {
  const measured = await openStorefront({ environment: { PAGE_CACHE: 'off' } });
  await measured.request('/');
  expect((await measured.request('/')).headers['cache-control']).toBe('private, no-store');
  expect(measured.render).toHaveBeenCalledTimes(2);
  await measured.close();
});
