/** @jest-environment node */
import { preloadable } from '@shop/preloadable';
import {
  aContentElement,
  aQuestionList,
  aSiteContent,
  aSiteContext,
  anImage,
  fakeTransport,
  type FakeServices,
  httpStatus,
} from '@shop/builders';
import { CmsElements, createRegistry, type ElementContext, setElementReport, useElementRun } from '@shop/cms-renderer';
import { mimeTypes } from '@shop/contracts/constants';
import { shopMessages } from '@shop/intl/testing';
import { sendLate } from '@shop/service-client';
import { communityService } from '@shop/service-client/community';
import { registry } from '@shop/static-styles';
import { neutralBrand } from '@shop/testing';
import { Picture } from '@shop/ui-kit/image';
import { neutralTokens, theme as themeReferences } from '@shop/ui-kit/theme';
import { lazy, Suspense } from 'react';
import type { PageState } from '../pageState';
import type { StorefrontBrand, StorefrontTheme } from '../storefrontBrand';
import { createServerEntry, type PageCall } from './createServerEntry';
import { starter } from '../starter';

const LONG = 'Ein langer Text. '.repeat(2_000);
const Late = lazy(() => Promise.resolve({ default: () => <p>{LONG}</p> }));

const text = preloadable(
  () =>
    Promise.resolve({
      Element: ({ data }: { data: { text: string } }) => <p>{data.text}</p>,
    }),
  'text',
);
const coloured = preloadable(() => Promise.resolve({ Element: () => <p className="red">Rot</p> }));
const coated = preloadable(() => Promise.resolve({ Element: () => <p className="coat">Mantel</p> }));
const pictured = preloadable(() =>
  Promise.resolve({
    Element: () => <Picture image={anImage({ url: '/images/pan' })} sizes="100vw" priority="high" />,
  }),
);
const late = preloadable(() =>
  Promise.resolve({
    Element: () => (
      <Suspense fallback={null}>
        <Late />
      </Suspense>
    ),
  }),
);
const broken = preloadable(() =>
  Promise.resolve({
    Element: () => {
      throw new Error('cannot be shown');
    },
  }),
);
const LateBroken = lazy(() => Promise.reject(new Error('did not come')));
const lateBroken = preloadable(() => Promise.resolve({ Element: () => <LateBroken /> }));
const box = preloadable(
  () =>
    Promise.resolve({
      Element: ({ data }: { data: { elements: ReturnType<typeof aContentElement>[] } }) => (
        <section>
          <CmsElements elements={data.elements} />
        </section>
      ),
    }),
  'box',
);
/** Fails once there is nothing left in it. */
const needy = preloadable(() =>
  Promise.resolve({
    Element: ({ data }: { data: { elements: ReturnType<typeof aContentElement>[] } }) => {
      const { skipped } = useElementRun();
      if (data.elements.every(({ id }) => skipped.has(id))) throw new Error('nothing left');
      return <CmsElements elements={data.elements} />;
    },
  }),
);

const questions = {
  endpoint: communityService.endpoints.getQuestions,
  args: {
    query: { referenceType: 'recipe' as const, referenceId: 'zopf', onlyApproved: true, page: 0, limit: 3 },
    locale: 'de',
  },
};
/** Asks for what is not part of the page's state. */
const asking = preloadable(() =>
  Promise.resolve({
    load: (_data: object, { store }: ElementContext) => sendLate(store, questions),
    Element: () => <p>Fragen</p>,
  }),
);

const brand: StorefrontBrand = {
  config: neutralBrand,
  cmsRegistry: createRegistry({ text, coloured, coated, pictured, late, broken, lateBroken, box, needy, asking }),
  messageLoaders: {
    de: preloadable(async () => ({ default: shopMessages('de') }), 'texts/de'),
    fr: preloadable(async () => ({ default: shopMessages('fr') })),
    en: preloadable(async () => ({ default: shopMessages('en') })),
    it: preloadable(async () => ({ default: shopMessages('it') })),
  },
  apps: {},
};
const theme: StorefrontTheme = {
  tokens: neutralTokens,
  fonts: '@font-face{font-family:Brand}',
};
const scriptsOf = jest.fn((_ids: readonly string[]) => ['/assets/vendor.js', '/assets/entry.js']);

const page = (...contentElements: ReturnType<typeof aContentElement>[]) => ({
  ret: { id: 'content-1', title: 'Seite', contentElements },
});
const site = (answers: FakeServices = {}): FakeServices => ({
  'site/GetSiteContext': { ret: aSiteContext() },
  'site/Page': page(aContentElement({ kind: 'text', data: { text: 'Guten Tag' } })),
  ...answers,
});

async function render(
  path: string,
  services: FakeServices,
  rendered = brand,
  hasSession = false,
  sheet = '/assets/styles.css',
) {
  const environment = {
    transport: fakeTransport(services),
    entry: '/assets/entry.js',
    sheet,
    scriptsOf,
    hasSession,
    onFault: jest.fn(),
    onError: jest.fn(),
  };
  const answer = await createServerEntry(rendered, theme).render(`http://storefront${path}`, environment);
  return { answer, html: answer.html.toString(), environment };
}

/** The state a document carries, as the browser reads it. */
function stateOf(html: string): PageState {
  const [, json] = /<script id="shop-state" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json!) as PageState;
}

/** Scripts that a browser would run from the document itself. */
/** Scripts that run, other than the one whose hash the policy knows. */
const inlineScripts = (html: string) =>
  [...html.replace(`>${starter}<`, ' src=""><').matchAll(/<script\b([^>]*)>/g)].filter(
    ([, attributes]) => !/\bsrc=|type="application\/(ld\+)?json"/.test(attributes!),
  );

it('renders the page, the styles of what is on it, and its scripts', async () => {
  registry.addStyle('red', 'color:red;');
  registry.addStyle('blue', 'color:blue;');
  const elements = page(aContentElement({ kind: 'coloured', data: {} }));
  const { answer, html } = await render('/', site({ 'site/Page': elements }));
  expect(answer.status).toBe(200);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="de">/);
  expect(html).toContain('<p class="red">Rot</p>');
  const [head = ''] = html.split('</head>');
  expect(head).toContain('@font-face{font-family:Brand}');
  expect(head).toContain(`color:${neutralTokens.color.text};`);
  expect(head).toContain('.red{color:red}</style>');
  expect(head).toContain('<script data-start="1 /assets/styles.css /assets/vendor.js /assets/entry.js">');
});

it('hides what the style sheet styles where there is one to come, and scripts that would show it again', async () => {
  const hidden = /<style id="late" media="\(scripting:enabled\)">[^<]*\[data-late\]\{visibility:hidden\}/;
  expect((await render('/', site())).html).toMatch(hidden);
  expect((await render('/', site(), brand, false, '')).html).not.toContain('id="late"');
});

it('asks for the scripts of the language and of what a page is made of, whatever is rendered at the same time', async () => {
  const other = site({ 'site/Page': page(aContentElement({ kind: 'box', data: { elements: [] } })) });
  scriptsOf.mockClear();
  await Promise.all([render('/', site()), render('/', other)]);
  expect(scriptsOf.mock.calls.map(([ids]) => ids.toSorted()).toSorted()).toEqual([
    ['box', 'texts/de'],
    ['text', 'texts/de'],
  ]);
});

it('renders pages that are asked for together one after the other, each to its end', async () => {
  const happened: string[] = [];
  const Noting = () => {
    happened.push('rendered');
    return <p>Guten Tag</p>;
  };
  const noting = preloadable(() => Promise.resolve({ Element: Noting }));
  const services = site({ 'site/Page': page(aContentElement({ kind: 'noting', data: {} })) });
  const answer = async () => {
    await render('/', services, { ...brand, cmsRegistry: createRegistry({ noting }) });
    happened.push('answered');
  };
  await Promise.all([answer(), answer()]);
  expect(happened).toEqual(['rendered', 'answered', 'rendered', 'answered']);
});

describe('the styles in the head', () => {
  const headOf = async (sheet: string) => {
    registry.addStyle('coat', `color:${themeReferences.color.sale};`);
    const services = site({ 'site/Page': page(aContentElement({ kind: 'coated', data: {} })) });
    return (await render('/', services, brand, false, sheet)).html.split('</head>')[0]!;
  };

  it('have the values of tokens, all of which the style sheet sets', async () => {
    const head = await headOf('/assets/styles.css');
    expect(head).toContain(`.coat{color:${neutralTokens.color.sale}}`);
    expect(head).not.toContain('--color-sale:');
    expect(registry.allRules()).toContain(`--color-sale:${neutralTokens.color.sale}`);
  });

  it('have all tokens where there is no style sheet, and the base by them', async () => {
    const head = await headOf('');
    expect(head).toContain(`--color-sale:${neutralTokens.color.sale}`);
    expect(head.lastIndexOf('h1,h2,h3,h4{color:')).toBe(head.indexOf('h1,h2,h3,h4{color:var(--color-heading)'));
  });
});

it('shows a preview of the picture that is to be seen first, and asks for it once', async () => {
  const services = site({ 'site/Page': page(aContentElement({ kind: 'pictured', data: {} })) });
  const previewOf = jest.fn(async () => 'data:image/avif;base64,AAAA');
  const environment = {
    transport: fakeTransport(services),
    entry: '/assets/entry.js',
    sheet: '',
    scriptsOf,
    previewOf,
  };
  const answer = await createServerEntry(brand, theme).render('http://storefront/', environment);
  expect(previewOf.mock.calls).toEqual([['/images/pan']]);
  expect(answer.html.toString()).toContain(
    'img[src="/images/pan?w=640"]{background-image:url(data:image/avif;base64,AAAA)}</style>',
  );
});

it('hands the state over once, and nothing in it can end its script', async () => {
  const evil = '</script><script>alert(1)</script><!--';
  const { html } = await render(
    '/',
    site({ 'site/Page': page(aContentElement({ kind: 'text', data: { text: evil } })) }),
  );
  expect(html).not.toContain('<script>alert');
  expect(html.match(/id="shop-state"/g)).toHaveLength(1);
  expect(JSON.stringify(stateOf(html).store)).toContain('alert(1)');
});

it('tells the browser of a session cookie, and nothing where there was none', async () => {
  expect(stateOf((await render('/', site(), brand, true)).html).store.session).toHaveProperty('hasCookie', true);
  expect(stateOf((await render('/', site())).html).store).not.toHaveProperty('session');
});

it('takes nothing from the address into the document unescaped', async () => {
  const { html } = await render('/?a=</script><script>alert(1)</script>', site());
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('storefront/');
});

it('tells the server which replies the browser will ask for again', async () => {
  const services = site({
    'site/Page': page(aContentElement({ kind: 'asking', data: {} })),
    'community/GetAllQuestionsByReference': { ret: aQuestionList() },
  });
  const transport = jest.fn(fakeTransport(services));
  await createServerEntry(brand, theme).render('http://storefront/', {
    ...{ transport, entry: '/assets/entry.js', sheet: '', scriptsOf },
  });
  const calls = transport.mock.calls.map(([call]) => call as PageCall);
  expect(calls.map(({ method, isLate }) => [method, isLate])).toEqual([
    ['GetSiteContext', false],
    ['Page', false],
    ['GetAllQuestionsByReference', true],
  ]);
});

it('needs no inline script but the starter, however late and large a part is', async () => {
  const { html } = await render('/', site({ 'site/Page': page(aContentElement({ kind: 'late', data: {} })) }));
  expect(html).toMatch(/^<!DOCTYPE html><html lang="de">/);
  expect(html).toContain(LONG.trim());
  expect(inlineScripts(html)).toEqual([]);
  expect(html).not.toContain('<template');
});

it('gives the same document for the same content', async () => {
  const first = await render('/', site());
  const second = await render('/', site());
  expect(second.html).toBe(first.html);
  // With everything loaded, nothing is waited for.
  expect(second.html).toMatch(/^<!DOCTYPE html><html lang="de">/);
});

it('speaks the language of the content, or of the path where there is none', async () => {
  const content = aSiteContent({ locale: 'fr' });
  const french = await render('/poeles', site({ 'site/GetSiteContext': { ret: aSiteContext({ content }) } }));
  expect(french.html).toContain('<html lang="fr">');
  const { html } = await render('/it/padelle', { 'site/GetSiteContext': httpStatus(503) });
  expect(html).toContain('<html lang="it">');
  expect(html).toContain(shopMessages('it')['storefront.unavailable.title']);
});

describe('what search engines may do', () => {
  const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];
  const shown = async (indexable: boolean) => {
    const environment = {
      transport: fakeTransport(site()),
      entry: '/assets/entry.js',
      sheet: '',
      scriptsOf,
      indexable,
    };
    return (await createServerEntry(brand, theme).render('http://storefront/', environment)).html.toString();
  };

  it('stands in the page, by the host that asks, and the browser knows', async () => {
    const own = await shown(true);
    expect(robotsOf(own)).toContain('index, follow');
    expect(stateOf(own).indexable).toBe(true);
    const other = await shown(false);
    expect(robotsOf(other)).toBe('noindex, nofollow');
    expect(stateOf(other)).not.toHaveProperty('indexable');
  });
});

it('links the page in the other languages with the query it was rendered by', async () => {
  const content = aSiteContent({ languageSwitchURLs: [{ locale: 'fr', url: '/fr/poeles' }] });
  const { html } = await render('/pfannen?page=2', site({ 'site/GetSiteContext': { ret: aSiteContext({ content }) } }));
  expect(html).toContain('<a href="/fr/poeles?page=2" hrefLang="fr-CH"');
});

it('tells browsers of the brand’s icons, manifest and colour', async () => {
  const { html } = await render('/', site());
  const [head = ''] = html.split('</head>');
  expect(head.match(/<link rel="icon"/g)).toHaveLength(1);
  expect(head).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>');
  expect(head).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
  expect(head).toContain(`<meta name="theme-color" content="${neutralTokens.header.background}"/>`);
  const manifest = JSON.parse(createServerEntry(brand, theme).manifest) as Record<string, unknown>;
  expect(manifest).toMatchObject({
    name: neutralBrand.name,
    start_url: '/',
    theme_color: neutralTokens.header.background,
    background_color: neutralTokens.color.surface,
    icons: expect.arrayContaining([expect.objectContaining({ purpose: 'maskable', sizes: '512x512' })]),
  });
});

it('tells the server of the origin of a script of others, if the brand has one', () => {
  expect(createServerEntry(brand, theme).scriptOrigins).toEqual([]);
  const deviceIdentification = { snippetId: 'shop', scriptUrl: 'https://ident.example/{snippetId}/{sessionId}.js' };
  const config = { ...neutralBrand, deviceIdentification };
  expect(createServerEntry({ ...brand, config }, theme).scriptOrigins).toEqual(['https://ident.example']);
});

it('answers 404 with the frame to an address without content', async () => {
  const content = aSiteContent({ mimeType: mimeTypes.notFound });
  const { answer, html } = await render('/nichts', site({ 'site/GetSiteContext': { ret: aSiteContext({ content }) } }));
  expect(answer.status).toBe(404);
  expect(html).toContain('Pfannen');
});

it('answers with a redirect where the content has moved', async () => {
  const { answer } = await render('/alt', site({ 'site/GetSiteContext': { ret: aSiteContext({ redirect: '/neu' }) } }));
  expect([answer.status, answer.location]).toEqual([301, '/neu']);
});

it('answers 503 without the services, and tells of it', async () => {
  const { answer, html, environment } = await render('/', { 'site/GetSiteContext': httpStatus(500) });
  expect(answer.status).toBe(503);
  expect(html).toContain(shopMessages('de')['storefront.unavailable.title']);
  expect(environment.onError).toHaveBeenCalledWith(
    expect.objectContaining({ status: 500 }),
    expect.objectContaining({ method: 'GetSiteContext' }),
    { isMutation: false, isQuiet: false },
  );
});

describe('a page with elements that throw', () => {
  const report = jest.fn();
  beforeEach(() => setElementReport(report.mockClear()));
  afterEach(() => setElementReport(null));

  const hello = aContentElement({ id: 'hello', kind: 'text', data: { text: 'Guten Tag' } });
  const element = (id: string, kind: string, elements: ReturnType<typeof aContentElement>[] = []) =>
    aContentElement({ id, kind, data: { elements } });

  it('stands without them, and says so once', async () => {
    const services = site({ 'site/Page': page(element('a', 'broken'), hello, element('b', 'lateBroken')) });
    const { answer, html } = await render('/', services);
    expect(answer.status).toBe(200);
    expect(html).toContain('<p>Guten Tag</p>');
    expect(html).not.toContain('cms-element');
    expect(inlineScripts(html)).toEqual([]);
    await render('/', services);
    expect(report.mock.calls).toEqual([
      [{ id: 'a', kind: 'broken', problem: 'failed on the server: cannot be shown' }],
      [{ id: 'b', kind: 'lateBroken', problem: 'failed on the server: did not come' }],
    ]);
  });

  it('tells the browser which, so that it leaves them out too', async () => {
    const { html } = await render('/', site({ 'site/Page': page(element('a', 'broken'), hello) }));
    expect(stateOf(html).skipped).toEqual(['a']);
    expect(stateOf((await render('/', site())).html)).not.toHaveProperty('skipped');
  });

  it('keeps what stands beside them within another element', async () => {
    const services = site({ 'site/Page': page(element('box', 'box', [element('a', 'broken'), hello])) });
    const { html } = await render('/', services);
    expect(html).toContain('<section><div data-part=""><p>Guten Tag</p></div></section>');
    expect(stateOf(html).skipped).toEqual(['a']);
  });

  it('goes on where one fails because another was left out', async () => {
    const services = site({ 'site/Page': page(element('needy', 'needy', [element('a', 'broken')]), hello) });
    const { html } = await render('/', services);
    expect(html).toContain('<p>Guten Tag</p>');
    expect(stateOf(html).skipped).toEqual(['a', 'needy']);
  });

  it('rejects where something else throws', async () => {
    const Logo = () => {
      throw new Error('no logo');
    };
    const failing = { ...brand, config: { ...brand.config, Logo } };
    await expect(render('/', site({ 'site/Page': page(element('a', 'broken')) }), failing)).rejects.toThrow('no logo');
  });
});

it('shows a failed page and tells of the fault where loading throws', async () => {
  const { answer, environment } = await render(
    '/',
    site({ 'site/GetSiteContext': { ret: { ...aSiteContext(), content: null } } }),
  );
  expect(answer.status).toBe(500);
  expect(environment.onFault).toHaveBeenCalledWith(expect.any(TypeError));
});
