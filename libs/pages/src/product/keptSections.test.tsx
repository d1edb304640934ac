/** @jest-environment node */
import { aProduct } from '@shop/builders';
import { FactsTable } from '@shop/catalogue';
import type { PurchaseTerms } from '@shop/contracts';
import { writeKept } from '@shop/testing';
import { KeptHtml } from '@shop/ui-kit/kept-html';
import { JsonLd } from '../page-head/JsonLd';
import SeriesLinks from './SeriesLinks';
import Steps from './Steps';
import { Terms } from './terms/Terms';

const terms: PurchaseTerms = {
  delivery: { price: { cents: 890 }, freeFrom: { cents: 12_000 }, currency: 'CHF', days: [2, 4], isDownload: false },
  returnDays: 30,
  maker: { name: 'Alpenguss', url: '/werkstaetten' },
  giftWrap: { cents: 690 },
};
const pages = { shipping: '/versand', cancellation: '/rueckgabe' };
const jsonLd = [{ '@type': 'Product', name: 'Kanne' }];
const { facts, steps, belongsToSeries } = aProduct();

it.each([
  ['facts', facts, <FactsTable key="" facts={facts} />, '<dl'],
  ['steps', steps, <Steps key="" steps={steps} />, '<ol'],
  ['series', belongsToSeries, <SeriesLinks key="" belongsToSeries={belongsToSeries} />, '<ul'],
  ['terms', terms, <Terms key="" terms={terms} {...pages} isPersonal />, '<ul'],
  ['structured data', jsonLd, <JsonLd key="" objects={jsonLd} />, '<script'],
])('kept HTML of %s is what another page would render', (_what, of, list, element) => {
  const { kept, rendered } = writeKept(<KeptHtml of={of}>{list}</KeptHtml>);
  expect(kept).toBe(rendered);
  expect(kept).toContain(element);
});
