import { drawArt } from '@shop/demo-art';
import sharp from 'sharp';
import { demoBrands } from '../demoBrands.ts';
import { artSubject } from './artSubject.ts';
import { readCatalogue } from './readBrand.ts';

/** Pixels of the measured tile. */
const SIZE = 400;
/** Less is a shadow. */
const OPAQUE = 150;
const ONLY_SUBJECT =
  '<style>svg > :not(defs) { visibility: hidden } .subject, .subject * { visibility: visible }</style>';

const quiet = () => undefined;
const things = demoBrands.flatMap(({ site, illustrator }) =>
  readCatalogue(site, quiet)
    .products.filter(({ type }) => type === 'product')
    .map((product) => [`${site}/${product.id}`, { product, illustrator }] as const),
);

/** The longer side of what can be seen in a picture, in percent of the picture's. */
async function shareOf(svg: string): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(SIZE)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let at = 0; at < data.length; at += info.channels) {
    if (data[at + info.channels - 1]! < OPAQUE) continue;
    const pixel = at / info.channels;
    xs.push(pixel % info.width);
    ys.push(Math.floor(pixel / info.width));
  }
  const spanOf = (places: number[]) =>
    places.reduce((most, place) => Math.max(most, place), 0) -
    places.reduce((least, place) => Math.min(least, place), SIZE) +
    1;
  return (Math.max(spanOf(xs), spanOf(ys)) / SIZE) * 100;
}

it.each(things)('%s takes up two thirds to three quarters of its tile', async (_, { product, illustrator }) => {
  const order = {
    ...product.art,
    view: 'main',
    shape: 'square',
    subject: artSubject(product, product.art.palette),
  } as const;
  const svg = drawArt(illustrator, order).replace('<defs>', `${ONLY_SUBJECT}<defs>`);
  const share = await shareOf(svg);
  expect(share).toBeGreaterThanOrEqual(64.5);
  expect(share).toBeLessThanOrEqual(75.5);
});
