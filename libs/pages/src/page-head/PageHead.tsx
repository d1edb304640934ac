import { useBrand } from '@shop/brand';
import type { SiteContent } from '@shop/contracts';
import { defaultLocale } from '@shop/contracts/constants';
import { imageSource } from '@shop/ui-kit/image';
import { canonicalUrl } from './canonicalUrl';
import { isIndexable } from './isIndexable';
import { JsonLd } from './JsonLd';

/** px of the picture that other sites show with a link. */
const SHARE_IMAGE_WIDTH = 1200;
/** The region every alternate is for (specification, section 2). */
const REGION = 'CH';

interface PageHeadProps {
  content: SiteContent;
  search: string;
}

/** Title, description, robots, canonical, alternates, Open Graph and structured data of a page. */
export function PageHead({ content, search }: PageHeadProps) {
  const brand = useBrand();
  const { baseUrl, languageSwitchURLs, page } = content;
  const { meta } = page;
  const heading = meta.title || brand.name;
  // A meta title is the whole of what the editor wants to stand there.
  const title = meta.metaTitle || (heading === brand.name ? heading : `${heading} | ${brand.name}`);
  const canonical = canonicalUrl(content, search);
  const fallback = languageSwitchURLs.find(({ locale }) => locale === defaultLocale);
  return (
    <>
      <title>{title}</title>
      {meta.description && <meta name="description" content={meta.description} />}
      {!isIndexable(content, search, brand.indexableHosts) && <meta name="robots" content="noindex, nofollow" />}
      <link rel="canonical" href={canonical} />
      {languageSwitchURLs.map(({ locale, url }) => (
        <link key={locale} rel="alternate" hrefLang={`${locale}-${REGION}`} href={baseUrl + url} />
      ))}
      {fallback && <link rel="alternate" hrefLang="x-default" href={baseUrl + fallback.url} />}
      <meta property="og:title" content={heading} />
      <meta property="og:type" content={meta.ogType || 'website'} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={brand.name} />
      {meta.description && <meta property="og:description" content={meta.description} />}
      {meta.image && <meta property="og:image" content={baseUrl + imageSource(meta.image.url, SHARE_IMAGE_WIDTH)} />}
      <JsonLd objects={meta.jsonLd} />
    </>
  );
}
