import type { APIRequestContext, Page } from '@playwright/test';
import type { TestedBrand } from './brands.ts';

/** The metadata of a page, as a search engine reads it. */
export interface Head {
  lang: string;
  title: string;
  robots: string[];
  canonical: string[];
  /** hreflang and address. */
  alternates: [string, string][];
  /** Open Graph and other named metadata; the last of each name. */
  meta: Record<string, string>;
  jsonLd: Record<string, unknown>[];
}

export interface SitemapUrl {
  loc: string;
  lastmod: string;
  alternates: [string, string][];
}

/** Requests a shop with its public host name, whatever its address in the test. */
export function searchEngine(request: APIRequestContext, page: Page, { host }: TestedBrand) {
  const origin = `https://${host}`;
  const get = (address: string) =>
    request.get(address.replace(origin, '') || '/', { headers: { host }, maxRedirects: 0 });

  async function read(address: string) {
    const response = await get(address);
    return { status: response.status(), head: await headOf(page, await response.text()) };
  }

  /** The files of the sitemap by kind and language, `products-de`, as addresses. */
  async function sitemapFiles(): Promise<Map<string, string>> {
    const xml = await (await get('/sitemap.xml')).text();
    const locs = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? '');
    return new Map(locs.map((loc) => [/sitemaps\/([\w-]+)\.xml/.exec(loc)?.[1] ?? loc, loc]));
  }

  async function sitemapUrls(file: string): Promise<SitemapUrl[]> {
    const xml = await (await get(file)).text();
    return page.evaluate((text) => {
      const urls = [...new DOMParser().parseFromString(text, 'application/xml').getElementsByTagName('url')];
      const textOf = (url: Element, name: string) => url.getElementsByTagName(name)[0]?.textContent ?? '';
      return urls.map((url) => ({
        loc: textOf(url, 'loc'),
        lastmod: textOf(url, 'lastmod'),
        alternates: [...url.getElementsByTagName('xhtml:link')].map((link): [string, string] => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      }));
    }, xml);
  }

  return { origin, get, read, sitemapFiles, sitemapUrls };
}

function headOf(page: Page, html: string): Promise<Head> {
  return page.evaluate((text) => {
    const shown = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string, attribute: string) =>
      [...shown.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
    const named = [...shown.head.querySelectorAll('meta')].map((meta): [string, string] => [
      meta.getAttribute('property') ?? meta.name,
      meta.content,
    ]);
    return {
      lang: shown.documentElement.lang,
      title: shown.title,
      robots: all('meta[name="robots"]', 'content'),
      canonical: all('link[rel="canonical"]', 'href'),
      alternates: [...shown.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')].map(
        (link): [string, string] => [link.hreflang, link.getAttribute('href') ?? ''],
      ),
      meta: Object.fromEntries(named),
      jsonLd: [...shown.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => JSON.parse(script.textContent) as Record<string, unknown>,
      ),
    };
  }, html);
}
