import { drawArt, woods } from '@shop/demo-art';
import { artSubject } from './artSubject.ts';
import { completeBrands } from './completeBrands.ts';
import { itemPictures } from './itemPictures.ts';
import { readCatalogue } from './readBrand.ts';

const quiet = () => undefined;
const products = completeBrands.flatMap(({ site, illustrator }) =>
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

  it('is asked for the materials of the item, and an exact one stands in its texts', () => {
    const exact = product.subject.material;
    expect(subject.materials ?? []).toEqual([...(exact ? [exact] : []), ...(product.attributes.material ?? [])]);
    if (exact) expect(`${product.title.en} ${product.subTitle.en}`.toLowerCase()).toContain(exact);
  });

  it('is drawn in the woods that its facts name, in whatever palette', () => {
    const drawn = ['coral', 'tomato'].map((palette) =>
      drawArt(illustrator, { ...product.art, palette, ...picture, subject }),
    );
    const missing = (subject.woods ?? []).filter((wood) => !drawn.every((svg) => svg.includes(woods[wood])));
    expect(missing).toEqual([]);
  });

  it('has confetti for birthdays and nothing else', () => {
    const { occasion = [] } = product.attributes;
    const orders = itemPictures(illustrator, 'product', product.type, product).map(({ order }) => order);
    const thrown = orders.filter((order) => drawArt(illustrator, order).includes('class="confetti"'));
    if (occasion.join() !== 'birthday') expect(thrown).toEqual([]);
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

it('finds the woods of handles and scales, and no oil', () => {
  const woodsOf = (id: string) => {
    const [, { product }] = products.find(([name]) => name.endsWith(`/${id}`))!;
    return artSubject(product, product.art.palette).woods;
  };
  expect(woodsOf('pocket-knife')).toEqual(['walnut']);
  expect(woodsOf('carbon-wok')).toEqual(['beech']);
  expect(woodsOf('rolling-pin')).toEqual(['cherry']);
  expect(woodsOf('wooden-spoon-set')).toEqual(['olive', 'beech']);
});

/** What is nobody's colour: the papers of confetti have those of the palette. */
it('throws no paper into the sky of a trip or of a host', () => {
  for (const motif of ['paragliding-tandem', 'hot-air-balloon', 'e-bike-tour', 'husky-sled', 'host-pilot']) {
    const svg = drawArt('gifts', { motif, palette: 'sky', seed: 1, ...picture });
    expect(svg.match(/<rect x="-11" y="-5" width="22"/g)).toBeNull();
  }
});
