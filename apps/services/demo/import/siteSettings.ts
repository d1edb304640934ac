import type { SiteSettings } from '../../src/site/siteSettings.ts';
import type { DemoSite } from '../pageSchema.ts';
import { type ContentScope, resolveLink, resolveText } from './resolveContent.ts';

/** Settings of a site in one locale, by key. */
export function siteSettings(site: DemoSite, scope: ContentScope): SiteSettings {
  const { slogan, navigation } = site;
  return {
    general: {
      code: site.code,
      name: site.name,
      baseUrl: site.baseUrl,
      theme: site.theme,
      currency: site.currency,
      flags: site.flags,
      description: resolveText(site.description, scope),
      organization: site.organization,
      delivery: site.delivery,
    },
    slogan: {
      bannerText: resolveText(slogan.bannerText, scope),
      linkText: resolveText(slogan.linkText, scope),
      link: slogan.link ? { url: resolveLink(slogan.link, scope).url, target: '_self' } : null,
      backgroundColor: slogan.backgroundColor,
      fontColor: slogan.fontColor,
      isStatic: slogan.isStatic,
    },
    navigation: {
      secondary: navigation.secondary.map((link) => resolveLink(link, scope)),
      legal: navigation.legal.map((link) => resolveLink(link, scope)),
      social: navigation.social.map((link) => resolveLink(link, scope)),
      footer: navigation.footer.map(({ label, children }) => ({
        label: resolveText(label, scope),
        children: children.map((link) => resolveLink(link, scope)),
      })),
    },
  };
}
