import { drawArt } from '@shop/demo-art';
import { demoBrands } from '../demoBrands.ts';
import { artSubject } from './artSubject.ts';
import { readCatalogue } from './readBrand.ts';

const quiet = () => undefined;
const products = demoBrands.flatMap(({ site, illustrator }) =>
  readCatalogue(site, quiet).products.map((product) => [`${site}/${product.id}`, { product, illustrator }] as const),
);

const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const numberOf = (word: string) => (/^\d+$/.test(word) ? Number(word) : words.indexOf(word) + 2);
const number = `(\\d+|${words.join('|')})`;
const things = 'pralines|spices|sauces|single malts|cups|forks|cold-process soaps|Swiss wines';
const counted = new RegExp(`set of ${number}|\\b${number} (?:${things})\\b`, 'i');

/** How many pieces the titles of a product speak of. */
function piecesSaid(text: string): number | undefined {
  const [, ofSet, ofThings] = counted.exec(text) ?? [];
  const said = ofSet ?? ofThings;
  return said ? numberOf(said.toLowerCase()) : undefined;
}

const piecesDrawn = (svg: string) => svg.split('class="piece"').length - 1;
const picture = { view: 'main', shape: 'square' } as const;

describe.each(products)('the picture of %s', (_, { product, illustrator }) => {
  const subject = artSubject(product, product.art.palette);

  it('is asked for the pieces that the titles count, and shows as many', () => {
    expect(subject.pieces).toBe(piecesSaid(`${product.title.en}. ${product.subTitle.en}`));
    const svg = drawArt(illustrator, { ...product.art, ...picture, subject });
    if (subject.pieces) expect(piecesDrawn(svg)).toBe(subject.pieces);
  });

  it('is asked for the materials of the item, and for walnut where its texts name it', () => {
    const exact = product.subject.material;
    const texts = `${product.title.en} ${product.subTitle.en} ${product.summary.en}`.toLowerCase();
    expect(subject.materials ?? []).toEqual([...(exact ? [exact] : []), ...(product.attributes.material ?? [])]);
    if (exact) expect(texts).toContain(exact);
    if (/\bwalnut\b(?! oil)/.test(texts) && product.attributes.material?.includes('wood')) expect(exact).toBe('walnut');
  });

  it('has the colour of the variant', () => {
    for (const { swatch, palette } of product.variants) {
      if (!swatch || !palette) continue;
      const asked = artSubject(product, palette);
      expect(asked.color).toBe(swatch);
      const order = { ...product.art, palette, ...picture };
      expect(drawArt(illustrator, { ...order, subject: asked })).not.toBe(
        drawArt(illustrator, { ...order, subject: { ...asked, color: '#00ff00' } }),
      );
    }
  });
});

it('writes a name on what promises one, and nothing on its blank picture', () => {
  const mug = products.find(([name]) => name.endsWith('/name-mug'))![1].product;
  const { name, ...blank } = artSubject(mug, mug.art.palette);
  expect(name).toMatchObject({ text: 'LEA', area: mug.lettering!.area });
  const draw = (subject: object) => drawArt('gifts', { ...mug.art, ...picture, subject });
  expect(draw({ ...blank, name })).not.toBe(draw(blank));
});

it('draws bare iron without the colour that enamel has', () => {
  const pot = { motif: 'iron-casserole-24', palette: 'tomato', seed: 1, ...picture };
  const draw = (materials: string[]) => drawArt('kitchen', { ...pot, subject: { materials, color: '#b5432f' } });
  expect(draw(['cast-iron', 'enamel'])).toContain('#b5432f');
  expect(draw(['cast-iron'])).not.toContain('#b5432f');
});
