import { latePartsOf } from './latePartsOf';

const withoutLateParts = (html: string) =>
  latePartsOf(html).reduceRight((kept, [from, to]) => kept.slice(0, from) + kept.slice(to), html);

const late = (html: string) => `<!--$--><div data-late="" class="box">${html}</div><!--/$-->`;
const other = (html: string) => `<!--$-->${html}<!--/$-->`;

it.each([
  ['<p>first</p>', '<p>first</p>'],
  [`<p>first</p>${late('<b>late</b>')}<p>last</p>`, '<p>first</p><p>last</p>'],
  [`${late('<b>1</b>')}<i>between</i>${late('<b>2</b>')}`, '<i>between</i>'],
  [`<p>a</p>${late(`<b>1</b>${late('<b>2</b>')}${other('<b>3</b>')}<b>4</b>`)}<p>z</p>`, '<p>a</p><p>z</p>'],
])('leaves out what is late: %s', (html, expected) => {
  expect(withoutLateParts(html).replaceAll(/<!--.*?-->/g, '')).toBe(expected);
});

it('leaves out elements without content that are late by themselves', () => {
  const html = '<p>a</p><button data-late="" class="heart"></button><button class="b"></button><p data-late="">z</p>';
  expect(withoutLateParts(html)).toBe('<p>a</p><button class="b"></button><p data-late="">z</p>');
});

it('keeps other boundaries, and what is late in them out', () => {
  expect(withoutLateParts(other(`<i>kept</i>${late('<b>late</b>')}`))).toContain('<i>kept</i>');
  expect(withoutLateParts(other(`<i>kept</i>${late('<b>late</b>')}`))).not.toContain('<b>late</b>');
});

it('knows an element without content at the beginning of a boundary from what is late as a whole', () => {
  expect(withoutLateParts(other('<div data-late=""></div><i>kept</i>'))).toBe(other('<i>kept</i>'));
});

it('counts an element without content once that is within what is late', () => {
  const html = `<p>a</p>${late('<button data-late=""></button><b>1</b>')}<p>z</p>`;
  expect(withoutLateParts(html)).toBe('<p>a</p><!--/$--><p>z</p>');
});
