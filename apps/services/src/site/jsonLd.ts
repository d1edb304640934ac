import type { SiteSettings } from './siteSettings.ts';

export type JsonLd = Record<string, unknown>;

const context = { '@context': 'https://schema.org' };

/** Where storefronts have their picture for such uses. */
const LOGO_PATH = '/icon-512.png';

/** The shop and its search box, for the first page. */
export function siteJsonLd({ general, navigation }: SiteSettings, rootPath: string, searchPath: string): JsonLd[] {
  const { name, baseUrl, description, organization } = general;
  return [
    {
      ...context,
      '@type': 'Organization',
      '@id': `${baseUrl}/#organization`,
      name,
      legalName: organization.legalName,
      url: baseUrl,
      logo: baseUrl + LOGO_PATH,
      sameAs: navigation.social.map(({ url }) => url),
      email: organization.email,
      telephone: organization.telephone,
      description,
    },
    {
      ...context,
      '@type': 'WebSite',
      '@id': `${baseUrl}/#website`,
      name,
      url: baseUrl + rootPath,
      publisher: { '@id': `${baseUrl}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${baseUrl}${searchPath}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** The way to a page; nothing for the first page itself. */
export function breadcrumbJsonLd(baseUrl: string, breadcrumb: readonly { label: string; url: string }[]): JsonLd[] {
  if (breadcrumb.length < 2) return [];
  const itemListElement = breadcrumb.map(({ label, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: baseUrl + url,
  }));
  return [{ ...context, '@type': 'BreadcrumbList', itemListElement }];
}
