import { excerpt } from './excerpt.ts';

describe('excerpt', () => {
  it('ends after a whole word and says that there is more', () => {
    expect(excerpt('<p>Der Teig ruht über Nacht.</p>', 14)).toBe('<p>Der Teig ruht …</p>');
    expect(excerpt('<p>Der Teig ruht über Nacht.</p>', 13)).toBe('<p>Der Teig ruht …</p>');
    expect(excerpt('<p>Der Teig ruht über Nacht.</p>', 12)).toBe('<p>Der Teig …</p>');
  });

  it('keeps words of neighbouring paragraphs apart, and no attribute of a link', () => {
    expect(excerpt('<p>Mehl</p><p>und <a href="/wasser">Wasser</a> mischen</p>', 16)).toBe('<p>Mehl und Wasser …</p>');
  });

  it('leaves a short text alone', () => {
    expect(excerpt('<p>Kurz &amp; <b>gut</b></p>', 20)).toBe('<p>Kurz &amp; <b>gut</b></p>');
  });

  it('never cuts a character reference in two', () => {
    expect(excerpt('<p>Salz &amp; Pfeffer dazu</p>', 8)).toBe('<p>Salz …</p>');
  });
});
