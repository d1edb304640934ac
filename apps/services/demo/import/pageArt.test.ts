import { artViews } from '@shop/demo-art';
import { demoBrands } from '../demoBrands.ts';
import { pictureSchema } from '../pageSchema.ts';
import { pageArt } from './pageArt.ts';
import { readCatalogue, readContent } from './readBrand.ts';
import { nodesIn } from './shopTexts.ts';

const quiet = () => undefined;
const pictures = demoBrands.flatMap(({ site, illustrator }) => {
  const { products, recipes } = readCatalogue(site, quiet);
  const orderOf = pageArt(products);
  /** Close-ups of an experience show its moment, those of a recipe the dish: they need no material. */
  const others = [...products.filter(({ type }) => type === 'experienceVoucher'), ...recipes];
  return nodesIn(readContent(site, quiet)).flatMap((node) => {
    const { success, data } = pictureSchema.shape.art.safeParse(node['art']);
    if (!success) return [];
    const needsMaterial = others.every(({ art }) => art.motif !== data.motif);
    return [{ site, illustrator, order: orderOf(data), needsMaterial }];
  });
});

it('draws close-ups on pages of the material of the product that has the motif', () => {
  const closeUps = pictures.filter(({ order }) => order.view === 'detail');
  expect(closeUps.length).toBeGreaterThan(2);
  const unknown = closeUps.filter(({ illustrator, order, needsMaterial }) => {
    const shown = artViews(illustrator, order).find(({ view }) => view === 'detail');
    return !shown || (needsMaterial && !shown.material);
  });
  expect(unknown.map(({ site, order }) => `${site}/${order.motif}`)).toEqual([]);
});

it('shows on pages what products are made of and what is written on them', () => {
  const board = pictures.find(({ order }) => order.motif === 'engraved-cutting-board');
  expect(board?.order.subject).toMatchObject({ materials: ['walnut', 'wood'], name: { text: 'LEA' } });
});
