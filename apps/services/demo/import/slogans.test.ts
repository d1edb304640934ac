import { locales } from '@shop/contracts/constants';
import { demoSites } from '../demoBrands.ts';
import { readContent } from './readBrand.ts';

/** Characters of the text and its link that have room in one line on a screen of 320 px. */
const LINE = 42;

it.each(demoSites)('the announcement of %s fits in one line of the narrowest screen', (site) => {
  const slogan = readContent(site, () => undefined).site?.slogan;
  for (const locale of locales) {
    expect(`${slogan?.bannerText[locale]} ${slogan?.linkText[locale]}`.length).toBeLessThanOrEqual(LINE);
  }
});
