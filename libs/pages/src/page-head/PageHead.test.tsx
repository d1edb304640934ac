import { anImage, aSiteContent, renderWithShop } from '@shop/testing';
import { PageHead } from './PageHead';

type Content = Parameters<typeof aSiteContent>[0];
type Meta = Partial<ReturnType<typeof aSiteContent>['page']['meta']>;

function renderHead(meta: Meta = {}, { search = '', ...content }: Content & { search?: string } = {}) {
  const { page } = aSiteContent();
  const whole = aSiteContent({ uri: '/pfannen', ...content, page: { ...page, meta: { ...page.meta, ...meta } } });
  const { unmount } = renderWithShop(<PageHead content={whole} search={search} />, {
    brand: { name: 'Laden', indexableHosts: ['shop.example', 'www.shop.example'] },
  });
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

describe('canonical', () => {
  it.each([
    ['', 'https://shop.example/pfannen'],
    ['?sort=rating&utm_source=mail', 'https://shop.example/pfannen'],
    ['?sort=rating&page=3', 'https://shop.example/pfannen?page=3'],
    ['?page=1', 'https://shop.example/pfannen'],
    ['?page=x', 'https://shop.example/pfannen'],
  ])('of %s keeps the page alone', (search, href) => {
    renderHead({}, { search });
    expect(canonical()).toBe(href);
  });

  it('is the one of the editor, as a path or whole', () => {
    const unmount = renderHead({ canonical: '/guss' });
    expect(canonical()).toBe('https://shop.example/guss');
    unmount();
    renderHead({ canonical: 'https://other.example/guss' });
    expect(canonical()).toBe('https://other.example/guss');
  });
});

describe('robots', () => {
  it.each([
    ['the brand is at home', {}, {}],
    ['it is a further page of a list', {}, { search: '?page=2' }],
  ])('may list a page where %s', (_, meta, content) => {
    renderHead(meta, content);
    expect(metaOf('robots')).toBeUndefined();
  });

  it.each([
    ['of a host that is not listed', {}, { baseUrl: 'https://test.shop.example' }],
    ['that only ends like a host that is listed', {}, { baseUrl: 'https://evilshop.example' }],
    ['the editor forbade', { metaNoIndex: true }, {}],
    ['that is a sorted list', {}, { search: '?sort=rating' }],
  ])('may not list a page %s', (_, meta, content) => {
    renderHead(meta, content);
    expect(metaOf('robots')).toBe('noindex, nofollow');
  });
});

describe('alternates', () => {
  it('are for the region, and the default locale is for everyone else', () => {
    const languageSwitchURLs = [
      { locale: 'de' as const, url: '/pfannen' },
      { locale: 'it' as const, url: '/it/padelle' },
    ];
    renderHead({}, { languageSwitchURLs });
    expect(alternates()).toEqual([
      ['de-CH', 'https://shop.example/pfannen'],
      ['it-CH', 'https://shop.example/it/padelle'],
      ['x-default', 'https://shop.example/pfannen'],
    ]);
  });

  it('name nothing for everyone where the default locale has no such page', () => {
    renderHead({}, { languageSwitchURLs: [{ locale: 'it', url: '/it/padelle' }] });
    expect(alternates()).toEqual([['it-CH', 'https://shop.example/it/padelle']]);
  });
});

describe('what others show of a page', () => {
  it('is its title, description and picture', () => {
    renderHead({ title: 'Pfannen', description: 'Aus Guss.', image: anImage({ url: '/images/pfanne' }) });
    expect(metaOf('og:title')).toBe('Pfannen');
    expect(metaOf('description')).toBe('Aus Guss.');
    expect(metaOf('og:description')).toBe('Aus Guss.');
    expect(metaOf('og:image')).toBe('https://shop.example/images/pfanne?w=1200');
    expect(metaOf('og:url')).toBe('https://shop.example/pfannen');
  });
});

describe('structured data', () => {
  it('reaches machines unchanged, and cannot end its script', () => {
    const object = { '@type': 'Product', name: 'Pfanne</script><script>alert(1)</script><!--' };
    renderHead({ jsonLd: [object, { '@type': 'BreadcrumbList' }] });
    const scripts = document.querySelectorAll('script[type="application/ld+json"]');
    expect(scripts).toHaveLength(2);
    expect(scripts[0]!.textContent).not.toContain('<');
    expect(JSON.parse(scripts[0]!.textContent)).toEqual(object);
  });
});
