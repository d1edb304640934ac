/** @jest-environment node */
import { assignChunks, breadthOf, BREADTHS, type BuiltChunk, type BuiltPart } from './assignChunks.ts';

/** A script of one module of the same name. */
const chunk = (name: string, ...imports: string[]): BuiltChunk => ({
  fileName: `${name}.js`,
  modules: [name],
  imports,
  size: name.startsWith('small') ? 100 : 5000,
});

const part = (id: string, importers: string[], name?: string): BuiltPart => ({ id, importers, chunk: name });

const entry = chunk('entry', 'react');
const pages = [
  part('product', ['entry'], 'item/product'),
  part('recipe', ['entry'], 'item/recipe'),
  part('list', ['entry'], 'listing'),
  part('teaser', ['entry'], 'elements'),
];

/** What is assigned where four pages import these modules, and `needs` says what each imports. */
function assigned(needs: Record<string, string[]>, more: { chunks?: BuiltChunk[]; parts?: BuiltPart[] } = {}) {
  const ofPages = pages.map(({ id }) => chunk(id, ...(needs[id] ?? []).map((name) => `${name}.js`)));
  const shared = [...new Set(Object.values(needs).flat())]
    .filter((name) => !more.chunks?.some(({ modules }) => modules.includes(name)))
    .map((name) => chunk(name));
  const all = [entry, ...ofPages, ...shared, ...(more.chunks ?? [])];
  return Object.fromEntries(assignChunks(all, [...pages, ...(more.parts ?? [])], 'entry.js'));
}

it('puts what one page begins with into its script, and what pages have in common into that of their common name', () => {
  expect(assigned({ product: ['gallery', 'price'], recipe: ['gallery'] })).toMatchObject({
    product: 'item/product',
    price: 'item/product',
    recipe: 'item/recipe',
    gallery: 'item',
  });
});

it('shares what four parts need, and keeps apart what fewer need that have no name in common, unless it is small', () => {
  const result = assigned({
    product: ['tile', 'smallIcon'],
    recipe: ['tile'],
    list: ['tile', 'rating'],
    teaser: ['tile', 'rating', 'smallIcon'],
  });
  expect(result).toMatchObject({ tile: 'shared', rating: 'elements+listing', smallIcon: 'shared' });
});

it('takes a part that comes later for one of the pages that lead to it', () => {
  const result = assigned(
    { product: ['stars', 'label'] },
    {
      chunks: [chunk('reviews', 'stars.js'), chunk('cookMode', 'label.js')],
      parts: [part('reviews', ['product', 'recipe']), part('cookMode', ['product'])],
    },
  );
  expect(result).toMatchObject({ stars: 'item', label: 'item/product' });
  expect(result).not.toHaveProperty('reviews');
});

it('keeps what any page may need later out of the scripts of some', () => {
  const footer = { chunks: [chunk('footer', 'icon.js')], parts: [part('footer', ['entry'])] };
  expect(assigned({ teaser: ['icon'] }, footer)).toMatchObject({ icon: 'any+elements', teaser: 'elements' });
});

it('shares what four pages begin with, and any page may need later', () => {
  const parts = ['one', 'two', 'three', 'four'].map((id) => part(id, ['entry'], 'elements'));
  const chunks = parts.map(({ id }) => chunk(id, 'icon.js', 'line.js'));
  const more = {
    chunks: [...chunks, chunk('footer', 'icon.js'), chunk('icon'), chunk('line')],
    parts: [...parts, part('footer', ['entry'])],
  };
  expect(assigned({}, more)).toMatchObject({ icon: 'shared', line: 'elements' });
});

it('leaves what is small where it is if it would bring a library, or a script of a few, to every page', () => {
  const needs = { list: ['smallWrap', 'smallIcon'], teaser: ['smallWrap', 'smallIcon'], product: ['big'] };
  const result = assigned(needs, {
    chunks: [chunk('smallWrap', 'a-library'), chunk('smallIcon', 'big.js'), chunk('big')],
  });
  expect(result).toMatchObject({
    smallWrap: 'elements+listing',
    smallIcon: 'elements+listing',
    big: 'elements+item/product+listing',
  });
});

it('joins what many later parts need, unless it needs a library or a script that does', () => {
  const views = Array.from({ length: 8 }, (_, index) => `view${index}`);
  const result = assigned(
    {},
    {
      chunks: [
        ...views.map((view) => chunk(view, 'drawer.js', 'textField.js')),
        chunk('drawer', 'react'),
        chunk('form', 'final-form'),
        chunk('textField', 'form.js'),
      ],
      parts: views.map((view) => part(view, ['entry'])),
    },
  );
  expect(result['drawer']).toBe('later');
  for (const alone of ['form', 'textField', 'view0']) expect(result).not.toHaveProperty(alone);
});

it('takes scripts in an order in which each has taken what others build on', () => {
  const ordered = ['shared', 'elements+listing', 'item', 'item/product', 'later'].map(breadthOf);
  expect(ordered).toEqual([...ordered].sort());
  expect(new Set(ordered).size).toBe(BREADTHS);
});
