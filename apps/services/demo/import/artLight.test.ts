import { drawArt } from '@shop/demo-art';
import { catalogueItems } from './catalogueItems.ts';
import { completeBrands } from './completeBrands.ts';
import { type DrawnElement, drawnElements, type Point } from './drawnElements.ts';
import { itemPictures } from './itemPictures.ts';
import { readCatalogue } from './readBrand.ts';

/** A shadow with the direction in which it falls. */
interface Shadow {
  /** With a contact below a thing that stands, or that of something flat. */
  kind: 'standing' | 'flat';
  falls: Point;
}

const tiles = completeBrands.flatMap(({ site, illustrator }) =>
  catalogueItems(readCatalogue(site, () => undefined)).map(({ kind, type, one }) => {
    const [tile] = itemPictures(illustrator, kind, type, one);
    return { id: one.id, kind, illustrator, svg: drawArt(illustrator, tile!.order) };
  }),
);
const tilesOf = (illustrator: string) => tiles.filter((tile) => tile.illustrator === illustrator);

const between = ([x, y]: Point, [fromX, fromY]: Point): Point => [x - fromX, y - fromY];
const numberAt = ({ attributes }: DrawnElement, name: string) => Number(attributes[name]);
const middleOf = (oval: DrawnElement) => oval.at([numberAt(oval, 'cx'), numberAt(oval, 'cy')]);

/** The addresses of gradients whose first stops are these. */
function paints(svg: string, stops: string): Set<string> {
  const pattern = new RegExp(`<(?:linear|radial)Gradient id="(\\w+)"[^>]*>${stops}`, 'g');
  return new Set([...svg.matchAll(pattern)].map(([, id]) => `url(#${id})`));
}

/** What `contact`, `shadowOf` and `under` of the kitchen's illustrator draw below the subject of a picture. */
function kitchenShadows(svg: string): Shadow[] {
  const all = drawnElements(svg).filter(({ classes }) => classes.includes('subject'));
  const tight = paints(svg, '<stop offset="0" stop-color="#140a04" stop-opacity="\\.75"/>');
  const soft = paints(svg, '<stop offset="0" stop-color="#1d1006" stop-opacity="\\.6"/><stop offset="\\.72"');
  return all.flatMap((element, index): Shadow[] => {
    const { transform = '', fill = '', ...others } = element.attributes;
    if (transform.includes('skewX(-28)')) {
      const [cast, , contact] = all.slice(index + 1);
      const touches = tight.has(contact?.attributes['fill'] ?? '');
      return touches ? [{ kind: 'standing', falls: between(middleOf(cast!), middleOf(contact!)) }] : [];
    }
    if (fill === '#1d1006' && others['fill-opacity'] === '.14')
      return [{ kind: 'flat', falls: between(element.at([0, 0]), element.unmoved([0, 0])) }];
    const next = all[index + 1];
    if (soft.has(fill) && fill === next?.attributes['fill'])
      return [{ kind: 'flat', falls: between(middleOf(element), middleOf(next)) }];
    return [];
  });
}

/** What `shadow` of the gifts' illustrator draws: the long one, and below the thing the contact. */
function giftShadows(svg: string): Shadow[] {
  const all = drawnElements(svg);
  const long = paints(
    svg,
    '<stop offset="0" stop-color="#\\w+" stop-opacity="0\\.26"/><stop offset="1" stop-color="#\\w+" stop-opacity="0"/>',
  );
  return all.flatMap((element, index): Shadow[] => {
    const contact = all[index + 1];
    if (!long.has(element.attributes['fill'] ?? '') || !contact?.attributes['rx']) return [];
    const numbers = [...(element.attributes['d'] ?? '').matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
    const along = (odd: number) => numbers.filter((_, at) => at % 2 === odd);
    const middle = (ends: number[]) => (Math.min(...ends) + Math.max(...ends)) / 2;
    return [{ kind: 'standing', falls: between(element.at([middle(along(0)), middle(along(1))]), middleOf(contact)) }];
  });
}

/** To the lower right: the light comes from the upper left. */
const isLit = ({ falls: [x, y] }: Shadow) => x > 0 && y > 0;

const words = (text: string) => text.trim().split(/\s+/);
const sorted = (...lists: string[][]) => lists.flat().sort();

/** Seen from above on a table, or hanging: nothing is where they stand. */
const lying = {
  things: words(`
    balloon-whisk bread-baking-stone bread-knife carbon-steel-crepe-pan carving-set ceramic-gratin-dish
    cheese-board chef-knife-20 enamel-baking-dish fish-slice iron-grill-pan iron-skillet-20 linen-tea-towels
    oak-board-juice-groove oven-gloves paring-knife pasta-tongs pizza-steel rolling-pin sample-copper
    sample-enamel sample-glaze sample-linen sample-walnut santoku-knife sharpening-stone silicone-spatula-set
    tart-tin walnut-board wooden-spoon-set
  `),
  dishes: words(`
    apple-strudel barley-soup beef-stew birchermuesli butter-braid capuns coq-au-vin lemon-spaghetti
    mushroom-polenta plum-tart potato-roesti pumpkin-soup ratatouille rosemary-focaccia saffron-risotto shakshuka
    sourdough-loaf trout-almond veal-zurich-style vegetable-curry
  `),
  hanging: ['linen-apron'],
};
/** Not on a ground. */
const elsewhere = {
  hanging: words(`
    bathrobe-monogram kite silk-scarf voucher-adventure voucher-birthday voucher-christmas voucher-classic
    voucher-gourmet voucher-thank-you voucher-wedding voucher-wellness wall-clock
  `),
  air: words('falconry-day helicopter-flight hot-air-balloon paragliding-tandem series-sky-high skydive-tandem'),
  water: words('jet-boat kayak-tour rafting sailing-trip stand-up-paddle'),
};

describe('the light of the kitchen', () => {
  it('leaves a contact and a longer shadow below everything that stands', () => {
    const without = tilesOf('kitchen').filter(
      ({ svg }) => !kitchenShadows(svg).some(({ kind }) => kind === 'standing'),
    );
    expect(without.map(({ id }) => id).sort()).toEqual(sorted(lying.things, lying.dishes, lying.hanging));
  });

  it('leaves a shadow at everything that lies, too, and all of them to the lower right', () => {
    const wrong = tilesOf('kitchen').flatMap(({ id, kind, svg }) => {
      const shadows = kitchenShadows(svg);
      // Leaves and slices on a dish are turned with their shadows.
      const own = kind === 'recipe' ? shadows.slice(0, 1) : shadows;
      return own.length > 0 && own.every(isLit) ? [] : [{ id, falls: own.map(({ falls }) => falls) }];
    });
    expect(wrong).toEqual([]);
  });
});

describe('the light of the gifts', () => {
  it('leaves a contact and a longer shadow below everything that stands on a ground', () => {
    const without = tilesOf('gifts').filter(({ svg }) => giftShadows(svg).length === 0);
    expect(without.map(({ id }) => id).sort()).toEqual(sorted(elsewhere.hanging, elsewhere.air, elsewhere.water));
  });

  it('leaves all of them to the lower right', () => {
    const wrong = tilesOf('gifts').filter(({ svg }) => !giftShadows(svg).every(isLit));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
