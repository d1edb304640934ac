import { plainPage } from './plainPage.ts';

const MAX_DRAWING_BYTES = 600;

describe('plainPage', () => {
  it.each([404, 429, 500, 503])('of %d has its text in all languages below a drawing', (status) => {
    const page = plainPage(status);
    expect([...page.matchAll(/<p lang="(\w\w)">/g)].map(([, lang]) => lang)).toEqual(['de', 'fr', 'en', 'it']);
    expect(page).toMatch(new RegExp(`<svg aria-hidden="true" [^]*</svg><h1>${status}</h1>`));
  });

  it('has a small drawing that needs nothing else: no file, no style', () => {
    const [drawing = ''] = /<svg[^]*?<\/svg>/.exec(plainPage(500)) ?? [];
    expect(drawing).toMatch(/^<svg [^>]*width="\d+" height="\d+"/);
    expect(drawing).not.toMatch(/href|url\(|class=|style=|<image|<style/);
    expect(new TextEncoder().encode(drawing).length).toBeLessThan(MAX_DRAWING_BYTES);
  });
});
