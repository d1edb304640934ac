import { excerpt } from './excerpt.ts';

describe('excerpt', () => {
  it('ends after a whole word with an ellipsis', () => {
    expect(excerpt('<p>Der Teig ruht über Nacht.</p>', 14)).toBe('<p>Der Teig ruht …</p>');
    expect(excerpt('<p>Der Teig ruht über Nacht.</p>', 13)).toBe('<p>Der Teig ruht …</p>');
    expect(excerpt('<p>Der Teig ruht über Nacht.</p>', 12)).toBe('<p>Der Teig …</p>');
  });

  it('separates words of adjacent paragraphs, and drops attributes of links', () => {
    expect(excerpt('<p>Mehl</p><p>und <a href="/wasser">Wasser</a> mischen</p>', 16)).toBe('<p>Mehl und Wasser …</p>');
  });

  it('leaves a short text unchanged', () => {
    expect(excerpt('<p>Kurz &amp; <b>gut</b></p>', 20)).toBe('<p>Kurz &amp; <b>gut</b></p>');
  });

  it('never cuts a character reference', () => {
    expect(excerpt('<p>Salz &amp; Pfeffer dazu</p>', 8)).toBe('<p>Salz …</p>');
  });
});
