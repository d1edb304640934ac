import { drawArt } from '@shop/demo-art';
import { demoBrands } from '../demoBrands.ts';
import { letteringOf } from './letteringOf.ts';
import { readCatalogue } from './readBrand.ts';

const quiet = () => undefined;
const products = demoBrands.flatMap(({ site, illustrator }) =>
  readCatalogue(site, quiet).products.map((product) => ({
    product,
    area: letteringOf(product, illustrator)?.area,
    svg: () => drawArt(illustrator, { ...product.art, view: 'main', shape: 'square' }),
  })),
);
const turned = products.filter(({ area }) => area?.angle);

it('places words at the angle of what they go on', () => {
  expect(Object.fromEntries(turned.map(({ product, area }) => [product.id, area?.angle]))).toEqual({
    'pocket-knife': -12,
    'leather-wallet-initials': -5,
    'chef-knife-20': -38,
    'rolling-pin': -30,
  });
  for (const { area, svg } of turned) expect(svg()).toContain(`rotate(${area?.angle})`);
});

it('takes the place of words from the data of the product', () => {
  for (const { product, area } of turned) {
    const { left, top, width, height } = area!;
    expect([left, top, width, height]).toEqual(product.lettering?.area);
  }
});

it('leaves the angle out where nothing is turned', () => {
  const mug = products.find(({ product }) => product.id === 'name-mug')!;
  expect(mug.area).toEqual({ left: 32, top: 46, width: 29.4, height: 18 });
  const voucher = products.find(({ product, area }) => product.type === 'valueVoucher' && area)!;
  expect(voucher.area).not.toHaveProperty('angle');
});
