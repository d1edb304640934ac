import { IndexingProvider } from '@shop/brand';
import { anImage, aSiteContent } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { PageHead } from './PageHead';

type Content = Parameters<typeof aSiteContent>[0];
type Meta = Partial<ReturnType<typeof aSiteContent>['page']['meta']>;

interface Options {
  search?: string;
  /** The host is one that search engines may index. */
  isOwnHost?: boolean;
  isPaged?: boolean;
  picture?: ReturnType<typeof anImage>;
}

function renderHead(
  meta: Meta = {},
  { search = '', isOwnHost = true, isPaged = true, picture, ...content }: Content & Options = {},
) {
  const { page } = aSiteContent();
  const whole = aSiteContent({ uri: '/pfannen', ...content, page: { ...page, meta: { ...page.meta, ...meta } } });
  const { unmount } = renderWithShop(
    <IndexingProvider value={isOwnHost}>
      <PageHead content={whole} search={search} isPaged={isPaged} picture={picture} />
    </IndexingProvider>,
    { brand: { name: 'Laden' } },
  );
  return unmount;
}
const metaOf = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');
const alternates = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')].map(({ hreflang, href }) => [
    hreflang,
    href,
  ]);

describe('title', () => {
  it.each([
    [{ title: 'Pfannen' }, 'Pfannen | Laden'],
    [{ title: 'Pfannen', metaTitle: 'Pfannen aus Guss kaufen' }, 'Pfannen aus Guss kaufen'],
    [{ title: 'Laden' }, 'Laden'],
    [{ title: '' }, 'Laden'],
  ])('of %j is %s', (meta, title) => {
    renderHead(meta);
    expect(document.title).toBe(title);
  });
});

it('distinguishes further pages of a list by title and description', () => {
  renderHead({ title: 'Pfannen', metaTitle: 'Pfannen | Laden', description: 'Aus Guss.' }, { search: '?page=3' });
  expect(document.title).toBe('Seite 3: Pfannen | Laden');
  expect(metaOf('description')).toBe('Seite 3: Aus Guss.');
  expect([metaOf('og:title'), metaOf('og:description')]).toEqual(['Seite 3: Pfannen', 'Seite 3: Aus Guss.']);
});

it('has one address and one title where there are no further pages', () => {
  renderHead({ title: 'Pfanne' }, { search: '?page=3', isPaged: false });
  expect(document.title).toBe('Pfanne | Laden');
  expect(canonical()).toBe('https://shop.example/pfannen');
});

it('gives a further page no description that the list does not have', () => {
  renderHead({ description: '' }, { search: '?page=3' });
  expect(metaOf('description')).toBeUndefined();
});

describe('canonical', () => {
  it.each([
    ['', 'https://shop.example/pfannen'],
    ['?utm_source=mail', 'https://shop.example/pfannen'],
    ['?utm_source=mail&page=3', 'https://shop.example/pfannen?page=3'],
    ['?page=1', 'https://shop.example/pfannen'],
    ['?page=x', 'https://shop.example/pfannen'],
  ])("of %s is the page's own address", (search, href) => {
    renderHead({}, { search });
    expect(canonical()).toBe(href);
  });

  it.each(['?sort=rating', '?page=2&filter.colour=red', '?q=pfanne'])(
    'is not named by a choice of a list: %s',
    (search) => {
      renderHead({}, { search, languageSwitchURLs: [{ locale: 'fr', url: '/fr/poeles' }] });
      expect(canonical()).toBeUndefined();
      expect(alternates()).toEqual([]);
    },
  );

  it("is the editor's, as a path or absolute", () => {
    const unmount = renderHead({ canonical: '/guss' });
    expect(canonical()).toBe('https://shop.example/guss');
    unmount();
    renderHead({ canonical: 'https://other.example/guss' });
    expect(canonical()).toBe('https://other.example/guss');
  });
});

describe('robots', () => {
  it.each([
    ['', 'a page'],
    ['?page=2', 'a further page of a list'],
    ['?utm_source=mail&gclid=1&fbclid=2&whatever=3', 'a page that someone tracks'],
    ['?variant=red&filtered=1&sorting=x', 'a page with parameters that choose nothing of a list'],
  ])('allow indexing of %j: %s', (search) => {
    renderHead({}, { search });
    expect(metaOf('robots')).toMatch(/^index, follow/);
  });

  it.each([
    ['on a host that is not the brand’s', {}, { isOwnHost: false }],
    ['the editor forbade', { metaNoIndex: true }, {}],
    ['that is a sorted list', {}, { search: '?sort=rating' }],
    ['that is a filtered list', {}, { search: '?page=2&filter.colour=red' }],
    ['that is a search', {}, { search: '?utm_source=mail&q=pfanne' }],
  ])('forbid indexing of a page %s', (_, meta, content) => {
    renderHead(meta, content);
    expect(metaOf('robots')).toBe('noindex, nofollow');
  });
});

describe('alternates', () => {
  const languageSwitchURLs = [
    { locale: 'de' as const, url: '/pfannen' },
    { locale: 'it' as const, url: '/it/landing/padelle', canonical: '/it/padelle' },
  ];

  it('are the same page in each language, and x-default in the default one', () => {
    renderHead({}, { languageSwitchURLs });
    expect(alternates()).toEqual([
      ['de-CH', 'https://shop.example/pfannen'],
      ['it-CH', 'https://shop.example/it/padelle'],
      ['x-default', 'https://shop.example/pfannen'],
    ]);
  });

  it('of a further page of a list are further pages, including itself', () => {
    renderHead({}, { languageSwitchURLs, search: '?page=2&utm_source=mail' });
    expect(alternates().map(([, href]) => href)).toContain(canonical());
    expect(alternates()[1]).toEqual(['it-CH', 'https://shop.example/it/padelle?page=2']);
  });
});

describe('Open Graph and Twitter', () => {
  const picture = anImage({ url: '/images/pfanne', description: 'Eine Pfanne', width: 1600, height: 1200 });

  it('have its title, description, language and picture', () => {
    renderHead({ title: 'Pfannen', description: 'Aus Guss.', image: picture, ogType: 'product' });
    expect(metaOf('description')).toBe('Aus Guss.');
    expect(metaOf('og:title')).toBe('Pfannen');
    expect(metaOf('og:description')).toBe('Aus Guss.');
    expect(metaOf('og:type')).toBe('product');
    expect(metaOf('og:url')).toBe('https://shop.example/pfannen');
    expect(metaOf('og:image')).toBe('https://shop.example/images/pfanne?w=1200&h=640&fit=cover&f=original');
    expect([metaOf('og:image:width'), metaOf('og:image:height')]).toEqual(['1200', '640']);
    expect(metaOf('og:image:alt')).toBe('Eine Pfanne');
    expect(metaOf('twitter:card')).toBe('summary_large_image');
  });

  it('have its language and its alternates', () => {
    renderHead(
      {},
      { locale: 'fr', languageSwitchURLs: (['de', 'fr', 'it'] as const).map((locale) => ({ locale, url: '/' })) },
    );
    const others = [...document.querySelectorAll('meta[property="og:locale:alternate"]')];
    expect(metaOf('og:locale')).toBe('fr_CH');
    expect(others.map((one) => one.getAttribute('content'))).toEqual(['de_CH', 'it_CH']);
  });

  it('have the first picture on the page where its content has none', () => {
    renderHead({}, { picture });
    expect(metaOf('og:image')).toContain('/images/pfanne?');
  });

  it('have the brand’s picture where there is none at all', () => {
    renderHead();
    expect(metaOf('og:image')).toBe('https://shop.example/share.png');
    expect(metaOf('og:image:alt')).toBe('Laden');
  });

  it.each([
    ['1200', '480', { width: 1200, height: 480 }],
    ['480', '480', { width: 600, height: 600 }],
  ])('have a picture %s by %s px for an original of %j, since pictures are never enlarged', (width, height, size) => {
    renderHead({ image: { ...picture, ...size } });
    expect(metaOf('og:image')).toContain(`?w=${width}&h=${height}&`);
    expect([metaOf('og:image:width'), metaOf('og:image:height')]).toEqual([width, height]);
  });

  it('have the brand’s picture where the page’s is too small', () => {
    renderHead({ image: { ...picture, width: 100, height: 100 } });
    expect(metaOf('og:image')).toBe('https://shop.example/share.png');
  });

  it('have an external picture as it is', () => {
    renderHead({ image: { ...picture, url: 'https://cdn.example/a.jpg' } });
    expect(metaOf('og:image')).toBe('https://cdn.example/a.jpg');
    expect(metaOf('og:image:width')).toBe('1600');
  });
});

describe('structured data', () => {
  it('is readable by machines, and cannot end its script', () => {
    const object = { '@type': 'Product', name: 'Pfanne</script><script>alert(1)</script><!--' };
    renderHead({ jsonLd: [object, { '@type': 'BreadcrumbList' }] });
    const scripts = document.querySelectorAll('script[type="application/ld+json"]');
    expect(scripts).toHaveLength(2);
    expect(scripts[0]!.textContent).not.toContain('<');
    expect(JSON.parse(scripts[0]!.textContent)).toEqual(object);
  });
});
