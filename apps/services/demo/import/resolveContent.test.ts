import type { Image } from '@shop/contracts';
import { type ContentScope, resolveElements, resolveLink } from './resolveContent.ts';

const image: Image = { url: '/images/x', title: 'Bild', description: 'Bild', aspectRatio: 1, width: 10, height: 10 };
const scope: ContentScope = {
  locale: 'fr',
  pathOf: (id) => `/fr/${id}`,
  counts: new Map([['makers', 6]]),
  imageOf: () => image,
  report: () => {},
};
const text = { de: 'eins', fr: 'un', en: 'one', it: 'uno' };

describe('resolveElements', () => {
  it('translates every text to the language of the page, at any depth', () => {
    const [element] = resolveElements(
      [{ kind: 'block', data: { title: text, list: [{ deep: { label: text } }] } }],
      'home',
      scope,
    );
    expect(element).toEqual({ id: 'home-1', kind: 'block', data: { title: 'un', list: [{ deep: { label: 'un' } }] } });
  });

  it('leaves a map alone that only resembles a text', () => {
    const data = { levels: { de: 'a', fr: 'b', en: 'c' }, more: { ...text, es: 'uno' } };
    expect(resolveElements([{ kind: 'block', data }], 'home', scope)[0]?.data).toEqual(data);
  });

  it('converts pictures and links to wire format', () => {
    const data = { image: { art: { motif: 'mug', palette: 'rose' }, alt: text }, link: { to: 'agb', label: text } };
    expect(resolveElements([{ kind: 'teaser', data }], 'home', scope)[0]?.data).toEqual({
      image,
      link: { url: '/fr/agb', target: '_self', callToAction: 'un' },
    });
  });

  it('names nested elements by position', () => {
    const grid = {
      kind: 'grid' as const,
      data: {
        columns: 2,
        elements: [
          { kind: 'line', data: {} },
          { kind: 'richText', data: { html: text } },
        ],
      },
    };
    const ids = (resolveElements([grid], 'home', scope)[0]?.data['elements'] as { id: string }[]).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toMatch(/^home-1-1/);
  });

  it('inserts numbers into texts', () => {
    const html = { ...text, fr: '{{Count:makers}} ateliers' };
    expect(resolveElements([{ kind: 'richText', data: { html } }], 'p', scope)[0]?.data['html']).toBe('Six ateliers');
  });

  it('inserts addresses into texts', () => {
    const html = { ...text, fr: '<a href="{{shipping}}">Livraison</a>' };
    expect(resolveElements([{ kind: 'richText', data: { html } }], 'p', scope)[0]?.data['html']).toBe(
      '<a href="/fr/shipping">Livraison</a>',
    );
  });
});

describe('resolveLink', () => {
  it('opens external links in a new window', () => {
    expect(resolveLink({ external: 'https://example.org/' }, scope)).toEqual({
      url: 'https://example.org/',
      target: '_blank',
      callToAction: '',
    });
  });

  it('keeps query and hash', () => {
    expect(resolveLink({ to: 'glossary', hash: 'a' }, scope).url).toBe('/fr/glossary#a');
    expect(resolveLink({ to: 'pans', query: 'sort=rating', hash: 'top' }, scope).url).toBe('/fr/pans?sort=rating#top');
  });
});
