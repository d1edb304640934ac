import type { Brand } from '@shop/brands';
import { currencySchema } from '@shop/contracts';
import type { SiteSettings } from '../../src/site/siteSettings.ts';
import type { DemoSite } from '../pageSchema.ts';
import { type ContentScope, resolveLink, resolveText } from './resolveContent.ts';

/** Settings of a brand's site in one locale, by key. */
export function siteSettings(brand: Brand, site: DemoSite, scope: ContentScope): SiteSettings {
  const { slogan, navigation } = site;
  return {
    general: {
      code: brand.site.toUpperCase(),
      name: brand.name,
      baseUrl: `https://${brand.host}`,
      theme: brand.site,
      currency: currencySchema.parse(brand.market.currency),
      flags: site.flags,
      description: resolveText(site.description, scope),
      organization: site.organization,
      bank: site.bank,
      delivery: {
        ...site.delivery,
        pickupPoints: site.delivery.pickupPoints.map((point) => ({
          ...point,
          name: resolveText(point.name, scope),
          hours: resolveText(point.hours, scope),
        })),
      },
      makersUrl: site.makers && resolveLink(site.makers, scope).url,
      payments: site.payments,
      vouchers: site.vouchers,
      returns: site.returns,
      promotions: site.promotions.map(({ title, ...promotion }) => ({
        ...promotion,
        title: resolveText(title, scope),
      })),
    },
    moderation: {
      check: site.moderation.check,
      knownBuyersAtOnce: site.moderation.knownBuyersAtOnce,
      // Whatever the page's language, people write in their own.
      listedWords: Object.values(site.moderation.listedWords).flat(),
      team: resolveText(site.moderation.team, scope),
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
