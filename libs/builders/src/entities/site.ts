import { navigationNodeSchema, siteContentSchema, siteContextSchema } from '@shop/contracts';
import type { NavigationNode } from '@shop/contracts';
import { mimeTypes } from '@shop/contracts/constants';
import { builder } from './build';
import { aLink } from './media';

const defaultNode = (): NavigationNode => ({
  id: 'pfannen',
  label: 'Pfannen',
  link: aLink({ url: '/pfannen' }),
  flyout: '',
  active: false,
  children: [],
});
export const aNavigationNode = (own: Partial<NavigationNode> = {}): NavigationNode =>
  navigationNodeSchema.parse({ ...defaultNode(), ...own });

const specialPages = {
  agb: '/agb',
  cancellation: '/widerruf',
  contact: '/kontakt',
  gdpr: '/datenschutz',
  glossary: '/glossar',
  profile: '/profil',
  root: '/',
  shipping: '/versand',
  search: '/suche',
  cart: '/warenkorb',
  checkout: '/kasse',
};

const meta = {
  title: 'Startseite',
  h1Title: '',
  metaTitle: '',
  description: '',
  canonical: '',
  metaNoIndex: false,
  image: null,
  jsonLd: [],
  ogType: 'website',
};

export const aSiteContent = builder(siteContentSchema, () => ({
  id: 'content-1',
  site: 'SHOP',
  locale: 'de' as const,
  uri: '/',
  baseUrl: 'https://shop.example',
  theme: 'test',
  mimeType: mimeTypes.content,
  flags: {},
  siteSlogan: null,
  navigations: { main: [aNavigationNode()], secondary: [], footer: [], legal: [], social: [] },
  breadcrumb: [],
  languageSwitchURLs: [],
  specialPages,
  page: { referenceId: '', layout: 'default' as const, hero: null, colorMode: 'light' as const, meta },
}));

export const aSiteContext = builder(siteContextSchema, () => ({
  content: aSiteContent(),
  session: { isAuthenticated: false, sessionId: '' },
  deviceIdent: null,
  redirect: '',
}));
