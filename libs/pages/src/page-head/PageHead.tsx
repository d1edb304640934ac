import { useBrand, useIndexing } from '@shop/brand';
import type { Image, SiteContent } from '@shop/contracts';
import { alternateLinks } from '@shop/contracts/addresses';
import { KeptHtml } from '@shop/ui-kit/kept-html';
import { useIntl } from 'react-intl';
import { isChosen } from '../shared/listingParameters';
import { pageNumber } from '../shared/pageNumber';
import { canonicalUrl, pageQuery } from './canonicalUrl';
import { JsonLd } from './JsonLd';
import { robotsOf } from './robotsOf';
import { ShareHead } from './ShareHead';

interface PageHeadProps {
  content: SiteContent;
  search: string;
  /** The page has a list whose pages are numbered; the address of any other is the same with a number. */
  isPaged?: boolean;
  /** First picture on the page, used if its content has none. */
  picture?: Image | null | undefined;
}

/** Title, description, robots, canonical, alternates, Open Graph and structured data of a page. */
export function PageHead({ content, search, isPaged = false, picture = null }: PageHeadProps) {
  const brand = useBrand();
  const isOwnHost = useIndexing();
  const { formatMessage } = useIntl();
  const { baseUrl, languageSwitchURLs } = content;
  const { meta } = content.page;
  const heading = meta.title || brand.name;
  // The editor's meta title replaces the whole title.
  const title = meta.metaTitle || (heading === brand.name ? heading : `${heading} | ${brand.name}`);
  const pageSearch = isPaged ? search : '';
  const page = pageNumber(pageSearch);
  /** Each page of a list has its own. */
  const numbered = (text: string) =>
    page > 1 && text ? formatMessage({ id: 'pages.head.page' }, { page, title: text }) : text;
  const description = numbered(meta.description);
  const canonical = canonicalUrl(content, pageSearch);
  return (
    <>
      <title>{numbered(title)}</title>
      {description && <meta name="description" content={description} />}
      <meta name="robots" content={robotsOf(content, search, isOwnHost)} />
      {/* A choice from a list is not to be found, so it names no other page to be found in its place. */}
      {!isChosen(search) && (
        <>
          <link rel="canonical" href={canonical} />
          {alternateLinks(baseUrl, languageSwitchURLs, pageQuery(pageSearch)).map(({ hreflang, href }) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
          ))}
        </>
      )}
      <ShareHead
        content={content}
        title={numbered(heading)}
        description={description}
        url={canonical}
        image={meta.image ?? picture}
      />
      <KeptHtml of={meta.jsonLd}>
        <JsonLd objects={meta.jsonLd} />
      </KeptHtml>
    </>
  );
}
