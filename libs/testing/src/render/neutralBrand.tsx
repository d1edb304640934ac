import type { BrandConfig } from '@shop/brand';

/** A neutral brand for tests. */
export const neutralBrand: BrandConfig = {
  name: 'Testladen',
  country: 'CH',
  Logo: ({ height }) => <svg height={height} aria-hidden="true" />,
  header: { logoPosition: 'start', navigationRow: 'inline' },
  footer: { onlineGuaranteeUrl: null },
  listing: {
    columns: 4,
    tileInset: 0,
    facets: 'column',
    pageSize: 24,
    badgeOrder: ['campaign', 'default', 'promotion'],
  },
  productPictures: 'row',
  promoBannerRatio: 0.5,
  promoBannerWidth: 'content',
  indexableHosts: [],
};
