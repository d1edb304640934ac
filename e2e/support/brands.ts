export interface TestedBrand {
  site: 'gi' | 'hmd';
  url: string;
  /** The same shop served from its sources with React's development build, which tells what production keeps quiet. */
  developmentUrl: string;
  name: string;
  /** The one host of the brand that search engines may list. */
  host: string;
  currency: 'CHF' | 'EUR';
  /** Finds products that are in stock. */
  searchTerm: string;
  /** Path of a list with more than one page of items. */
  longList: string;
  /** Path of a series. */
  series: string;
  /** Ids of products that show one way of buying each. */
  buying: {
    /** Takes a picture of the visitor's. */
    personalizable: string;
    /** Has some that can be had and one that is sold out. */
    withAccessories: string;
    /** Has variants, of which `soldOutVariant` is sold out. */
    withVariants: string;
    soldOutVariant: string;
    /** The shop asks something about it. */
    withQuestions: string;
    /** Has a sample, with variants. */
    withSample?: string;
  };
  /** Paths, where the shop has recipes. */
  recipes?: {
    list: string;
    /** Every list of its ingredients is for as many persons. It has a film. */
    open: string;
    /** Only for members. */
    membersOnly: string;
  };
}

export const brands: Record<'gi' | 'hmd', TestedBrand> = {
  gi: {
    site: 'gi',
    url: process.env['GI_URL'] ?? 'http://127.0.0.1:4200',
    developmentUrl: process.env['GI_DEV_URL'] ?? '',
    name: 'Gioia',
    host: 'www.gioia.example',
    currency: 'CHF',
    searchTerm: 'Duftkerze',
    longList: '/geschenke',
    series: '/serie/genusstafel',
    buying: {
      personalizable: 'photo-frame-oak',
      withAccessories: 'fondue-set',
      withVariants: 'wool-blanket',
      soldOutVariant: 'wool-blanket-grey',
      withQuestions: 'puzzle-alps',
    },
  },
  hmd: {
    site: 'hmd',
    url: process.env['HMD_URL'] ?? 'http://127.0.0.1:4201',
    developmentUrl: process.env['HMD_DEV_URL'] ?? '',
    name: 'Herd & Mohn',
    host: 'www.herdundmohn.example',
    currency: 'EUR',
    searchTerm: 'Bratpfanne',
    longList: '/kochgeschirr',
    series: '/serie/feuerblau-stahl',
    buying: {
      personalizable: 'walnut-board',
      withAccessories: 'springform-tin',
      withVariants: 'enamel-casserole',
      soldOutVariant: 'enamel-casserole-slate',
      withQuestions: 'chef-knife-20',
      withSample: 'enamel-casserole',
    },
    recipes: {
      list: '/rezepte',
      open: '/rezepte/safranrisotto',
      membersOnly: '/rezepte/capuns-mit-salsiz-und-bergkaese',
    },
  },
};

/** The account of the demo world (apps/services/demo/README.md). */
export const account = { email: 'kunde@example.com', password: 'Geschenk-2026' };

export const locales = ['de', 'fr', 'en', 'it'] as const;
