export type Thing = Record<string, unknown>;

interface Rule {
  /** Required by Google. */
  required: readonly string[];
  /** Recommended by Google, if a shop can always provide it. */
  recommended?: readonly string[];
  /** Other allowed fields: a field in no list is an error. */
  known?: readonly string[];
}

const reviewed = ['aggregateRating', 'review'];
const offered = ['price', 'priceCurrency'];

/**
 * Requirements of Google's guides to structured data by type
 * (developers.google.com/search/docs/appearance/structured-data: merchant-listing, product-variants, recipe, video,
 * carousel, breadcrumb, faqpage, review-snippet, shipping-policy, return-policy, organization, paywalled-content).
 */
const rules: Record<string, Rule> = {
  Product: {
    required: ['name', 'image', 'offers'],
    recommended: ['url', 'sku'],
    known: ['description', 'brand', 'gtin', 'color', 'size', ...reviewed],
  },
  ProductGroup: {
    required: ['name', 'hasVariant'],
    recommended: ['productGroupID', 'description', 'url', 'image'],
    known: ['variesBy', 'brand', ...reviewed],
  },
  Offer: {
    required: offered,
    recommended: ['availability', 'itemCondition', 'url', 'shippingDetails', 'hasMerchantReturnPolicy'],
    known: ['sku', 'priceValidUntil', 'priceSpecification'],
  },
  UnitPriceSpecification: { required: [...offered, 'priceType'] },
  OfferShippingDetails: { required: ['shippingDestination', 'shippingRate'], recommended: ['deliveryTime'] },
  MonetaryAmount: { required: ['value', 'currency'] },
  DefinedRegion: { required: ['addressCountry'] },
  ShippingDeliveryTime: { required: ['handlingTime', 'transitTime'] },
  QuantitativeValue: { required: ['minValue', 'maxValue', 'unitCode'] },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory'],
    recommended: ['merchantReturnLink'],
    known: ['merchantReturnDays', 'returnMethod', 'returnFees', 'refundType'],
  },
  Brand: { required: ['name'] },
  AggregateRating: { required: ['ratingValue', 'reviewCount'], recommended: ['bestRating', 'worstRating'] },
  Review: {
    required: ['author', 'reviewRating'],
    recommended: ['datePublished', 'reviewBody'],
    known: ['name'],
  },
  Rating: { required: ['ratingValue'], recommended: ['bestRating', 'worstRating'] },
  Person: { required: ['name'] },
  Recipe: {
    required: ['name', 'image'],
    recommended: [
      ...[
        'author',
        'cookTime',
        'datePublished',
        'description',
        'keywords',
        'prepTime',
        'recipeCategory',
        'recipeYield',
      ],
      ...['totalTime', 'url', 'inLanguage', 'isAccessibleForFree'],
    ],
    known: ['recipeIngredient', 'recipeInstructions', 'hasPart', 'recipeCuisine', 'video', ...reviewed],
  },
  HowToStep: { required: ['text'], recommended: ['name', 'url'], known: ['image'] },
  WebPageElement: { required: ['isAccessibleForFree', 'cssSelector'] },
  VideoObject: { required: ['name', 'thumbnailUrl', 'uploadDate'], recommended: ['description', 'embedUrl'] },
  ItemList: { required: ['itemListElement'], recommended: ['name', 'url', 'numberOfItems'], known: ['description'] },
  ListItem: { required: ['position'], known: ['url', 'item', 'name'] },
  BreadcrumbList: { required: ['itemListElement'] },
  Organization: {
    required: ['name', 'url', 'logo'],
    recommended: ['@id', 'legalName', 'sameAs', 'email', 'telephone', 'description', 'hasMerchantReturnPolicy'],
  },
  WebSite: { required: ['name', 'url', 'potentialAction'], recommended: ['@id', 'publisher'] },
  SearchAction: { required: ['target', 'query-input'] },
  EntryPoint: { required: ['urlTemplate'] },
};

const MONEY = /^\d+\.\d{2}$/;
const DURATION = /^PT\d+M$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const formats: Record<string, RegExp> = {
  price: MONEY,
  prepTime: DURATION,
  cookTime: DURATION,
  totalTime: DURATION,
  datePublished: DATE,
  priceValidUntil: DATE,
  uploadDate: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/,
  url: /^https:\/\//,
  availability: /^https:\/\/schema\.org\/(InStock|OutOfStock)$/,
};
/** Google requires a price above zero, except for free delivery. */
const POSITIVE = ['price'];
const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || String(value) === '';

/** The errors of structured data, at every depth, each with its path. */
export function problemsOf(thing: Thing, path = ''): string[] {
  const { '@type': type, '@context': context, ...fields } = thing;
  const at = `${path}/${String(type)}`;
  if (path === '' && context !== 'https://schema.org') return [`${at}: no context`];
  // A reference to an object elsewhere.
  if (type === undefined && Object.keys(fields).join() === '@id') return [];
  const rule = rules[String(type)];
  if (!rule) return [`${at}: unknown type`];
  const { required, recommended = [], known = [] } = rule;
  return [
    ...required.filter((field) => isEmpty(fields[field])).map((field) => `${at}: lacks ${field}`),
    ...recommended.filter((field) => isEmpty(fields[field])).map((field) => `${at}: should have ${field}`),
    ...Object.keys(fields)
      .filter((field) => ![...required, ...recommended, ...known].includes(field))
      .map((field) => `${at}: ${field} is no field of it`),
    ...Object.entries(fields).flatMap(([field, value]) => problemsIn(field, value, `${at}.${field}`)),
  ];
}

function problemsIn(field: string, value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => problemsIn(field, one, path));
  if (typeof value === 'object' && value !== null) return problemsOf(value as Thing, path);
  if (isEmpty(value)) return [`${path} is empty`];
  if (formats[field] && !formats[field].test(String(value))) return [`${path} is ${String(value)}`];
  return POSITIVE.includes(field) && Number(value) === 0 ? [`${path} is 0`] : [];
}
