import { returnPolicyJsonLd } from '../jsonLd/deliveryJsonLd.ts';
import { type JsonLd, SCHEMA } from '../jsonLd/JsonLd.ts';
import type { SiteSettings } from './siteSettings.ts';

const context = { '@context': SCHEMA };

/** Path of every storefront's logo for such uses. */
const LOGO_PATH = '/icon-512.png';

/** Paths of the pages in the home page's structured data. */
interface SitePaths {
  root: string;
  search: string;
  returns: string;
}

/** Organization and search box, for the home page. */
export function siteJsonLd({ general, navigation }: SiteSettings, paths: SitePaths): JsonLd[] {
  const { name, baseUrl, description, organization, delivery } = general;
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
      hasMerchantReturnPolicy: returnPolicyJsonLd(delivery, baseUrl + paths.returns),
    },
    {
      ...context,
      '@type': 'WebSite',
      '@id': `${baseUrl}/#website`,
      name,
      url: baseUrl + paths.root,
      publisher: { '@id': `${baseUrl}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${baseUrl}${paths.search}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** Breadcrumbs of a page; nothing for the home page itself. */
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
