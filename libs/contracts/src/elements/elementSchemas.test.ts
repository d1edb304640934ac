import { contentElementSchema, type ElementKind, elementSchemas } from './elementSchemas.ts';

const image = { url: '/images/x', title: '', description: '', aspectRatio: 1, width: 1, height: 1 };
const link = { url: '/a', target: '_self', callToAction: 'Mehr' };
const problemsOf = (kind: ElementKind, data: object) =>
  (elementSchemas[kind].safeParse(data).error?.issues ?? []).map(({ path }) => path.join('.'));

describe('the schemas of elements', () => {
  it('fill in defaults', () => {
    expect(elementSchemas.teaser.parse({ image, heading: 'Backen', link: { url: '/a' } })).toEqual({
      image,
      heading: 'Backen',
      subHeading: '',
      link: { url: '/a', target: '_self', callToAction: '' },
      colorMode: 'light',
      teaserIdentifier: '',
    });
    expect(elementSchemas.grid.parse({ elements: [] })).toEqual({ columns: 3, headline: '', elements: [] });
    expect(elementSchemas.promoBanner.shape.interval.parse(undefined)).toBe(6);
  });

  it.each<[ElementKind, object, string]>([
    ['block', { layout: 'diagonal' }, 'layout'],
    ['brandList', { brands: [] }, 'brands'],
    [
      'categoryTeaser',
      { contentElementImage: { image }, contentElementBlock: { title: 'Töpfe', links: [] } },
      'contentElementBlock.links',
    ],
    ['contentNavigationTags', { links: [] }, 'links'],
    ['promoBanner', { bannerItems: [] }, 'bannerItems'],
    ['promoTeaser', { image, heading: 'a', link, layout: 'centre' }, 'layout'],
    ['recipe', { recipeId: '' }, 'recipeId'],
    ['widget', { widget: 'weather', title: 'Wetter', link }, 'widget'],
    ['richText', { html: 7 }, 'html'],
    ['line', { anchor: 'no word "' }, 'anchor'],
    ['line', { anchor: '1a' }, 'anchor'],
  ])('refuse a %s of %j', (kind, data, field) => {
    expect(problemsOf(kind, data)).toEqual([field]);
  });

  it('accept an anchor for any kind', () => {
    for (const anchor of ['pflege', 'A-1_b', '']) expect(problemsOf('line', { anchor })).toEqual([]);
  });

  it('accept nested elements', () => {
    const inner = { id: 'inner', kind: 'grid', data: { elements: [{ id: 'line', kind: 'line', data: {} }] } };
    const grid = { id: 'grid', kind: 'grid', data: { elements: [inner] } };
    expect(contentElementSchema.parse(grid)).toMatchObject({
      data: { columns: 3, elements: [{ data: { columns: 3 } }] },
    });
    const odd = { ...grid, data: { elements: [inner, { id: 'odd', kind: 'carousel3d', data: {} }] } };
    const paths = contentElementSchema.safeParse(odd).error?.issues.map(({ path }) => path.join('.'));
    expect(paths).toEqual(['data.elements.1.kind']);
  });
});
