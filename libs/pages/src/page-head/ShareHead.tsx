import { useBrand } from '@shop/brand';
import type { Image, SiteContent } from '@shop/contracts';
import { shareImage } from './shareImage';

/** Language and region in Open Graph's format. */
const ogLocale = (locale: string) => `${locale}_CH`;

interface ShareHeadProps {
  content: SiteContent;
  title: string;
  description: string;
  url: string;
  image: Image | null;
}

/** Open Graph and Twitter tags, for previews of links to the page. */
export function ShareHead({ content, title, description, url, image }: ShareHeadProps) {
  const { name } = useBrand();
  const { baseUrl, locale, languageSwitchURLs, page } = content;
  const { ogType } = page.meta;
  const picture = shareImage(image, baseUrl, name);
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:type" content={ogType || 'website'} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={name} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:locale" content={ogLocale(locale)} />
      {languageSwitchURLs
        .filter((other) => other.locale !== locale)
        .map((other) => (
          <meta key={other.locale} property="og:locale:alternate" content={ogLocale(other.locale)} />
        ))}
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
