import type { PageMeta, SiteContent } from '@shop/contracts';
import { localePrefix } from '@shop/contracts/addresses';
import { type Locale, locales, mimeTypes } from '@shop/contracts/constants';
import type { ItemPage } from '../catalogue/findItemPage.ts';
import { itemJsonLd } from '../jsonLd/itemJsonLd.ts';
import { isListed } from './isListed.ts';
import { breadcrumbJsonLd, siteJsonLd } from './jsonLd.ts';
import { itemAddresses, languageSwitch, nodeAddresses } from './pageAddresses.ts';
import { specialPages } from './specialPages.ts';
import { type FrameNode, type LocaleFrame, pathToNode, type SiteFrame } from './siteFrame.ts';
import { type Titles, windowTitle } from './windowTitle.ts';

/** The part of a site context that depends on the page. */
export type PageContent = Pick<SiteContent, 'id' | 'uri' | 'mimeType' | 'breadcrumb' | 'languageSwitchURLs' | 'page'>;

const itemMimeTypes: Record<string, string> = { recipe: mimeTypes.recipe, series: mimeTypes.series };

function crumbs(nodes: readonly FrameNode[]) {
  return nodes.map(({ name, uri }) => ({ label: name, url: uri }));
}

const titleOf = ({ data, name }: FrameNode) => data.meta?.title || name;

/** Titles of a page of the tree in every language that has it. */
function nodeTitles(site: SiteFrame, id: string): Titles {
  const titles: Titles = {};
  for (const locale of locales) {
    const node = site.locales[locale].nodes.get(id);
    if (node) titles[locale] = titleOf(node);
  }
  return titles;
}

/** Metadata of a page of the tree. */
export function nodeMeta(site: SiteFrame, locale: Locale, node: FrameNode): PageMeta {
  const frame = site.locales[locale];
  const { settings } = frame;
  const { meta, hero } = node.data;
  const breadcrumb = crumbs(pathToNode(frame, node.id));
  const isHome = node.mimeType === mimeTypes.home;
  const { search, cancellation: returns } = specialPages(frame);
  return {
    title: titleOf(node),
    h1Title: meta?.h1Title || node.name,
    metaTitle: windowTitle(nodeTitles(site, node.id), locale, frame),
    description: meta?.description || `${node.name}. ${settings.general.description}`,
    canonical: node.uri,
    metaNoIndex: !isListed(node),
    image: hero?.image ?? node.picture,
    jsonLd: isHome
      ? siteJsonLd(settings, { root: node.uri, search, returns })
      : breadcrumbJsonLd(settings.general.baseUrl, breadcrumb),
    ogType: 'website',
  };
}

/** Content of a page of the tree; `rest` is the route inside an app. */
export function nodeContent(site: SiteFrame, locale: Locale, node: FrameNode, rest: string): PageContent {
  const frame = site.locales[locale];
  const { layout, hero, colorMode } = node.data;
  return {
    id: node.id,
    uri: node.uri + rest,
    mimeType: node.mimeType,
    breadcrumb: crumbs(pathToNode(frame, node.id)),
    languageSwitchURLs: languageSwitch(nodeAddresses(site, node.id, rest), frame.settings.general.flags),
    page: {
      referenceId: node.referenceId,
      layout: layout ?? '',
      hero: hero ?? null,
      colorMode: colorMode ?? 'light',
      meta: nodeMeta(site, locale, node),
    },
  };
}

/** Content of the page of a product, voucher, series or recipe. */
export function itemContent(frame: LocaleFrame, item: ItemPage): PageContent {
  const { baseUrl, delivery } = frame.settings.general;
  const shop = { baseUrl, delivery, returnsPath: specialPages(frame).cancellation, now: Date.now() };
  const uri = item.uris[item.locale] ?? '';
  const breadcrumb = [...crumbs(pathToNode(frame, item.categoryId ?? 'home')), { label: item.title, url: uri }];
  return {
    id: item.id,
    uri,
    mimeType: itemMimeTypes[item.productType] ?? mimeTypes.product,
    breadcrumb,
    languageSwitchURLs: languageSwitch(itemAddresses(item.uris), frame.settings.general.flags),
    page: {
      referenceId: item.id,
      layout: '',
      hero: null,
      colorMode: 'light',
      meta: {
        title: item.title,
        h1Title: item.title,
        metaTitle: windowTitle(item.titles, item.locale, frame),
        description: item.summary,
        canonical: uri,
        metaNoIndex: false,
        image: item.image,
        jsonLd: [...itemJsonLd(item, shop), ...breadcrumbJsonLd(baseUrl, breadcrumb)],
        ogType: item.recipe ? 'article' : 'product',
      },
    },
  };
}

const notFoundTitles = {
  de: 'Seite nicht gefunden',
  fr: 'Page introuvable',
  en: 'Page not found',
  it: 'Pagina non trovata',
};

/** Content of an unknown path. The language switch links to the home pages. */
export function notFoundContent(site: SiteFrame, frame: LocaleFrame, locale: Locale, path: string): PageContent {
  const title = notFoundTitles[locale];
  return {
    id: 'not-found',
    uri: path,
    mimeType: mimeTypes.notFound,
    breadcrumb: crumbs(pathToNode(frame, 'home')),
    languageSwitchURLs: locales.map((other) => ({
      locale: other,
      url: site.locales[other].nodes.get('home')?.uri ?? (localePrefix(other) || '/'),
    })),
    page: {
      referenceId: '',
      layout: '',
      hero: null,
      colorMode: 'light',
      meta: {
        title,
        h1Title: title,
        metaTitle: windowTitle({ [locale]: title }, locale, frame),
        description: '',
        canonical: '',
        metaNoIndex: true,
        image: null,
        jsonLd: [],
        ogType: 'website',
      },
    },
  };
}
