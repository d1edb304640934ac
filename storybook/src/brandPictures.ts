import type { Brand } from '@shop/brands';
import type { StoryPicture } from '@shop/builders';
import { type ArtOrder, drawArt, drawSpot, spotNames } from '@shop/demo-art';
import type { Plugin } from 'vite';

const order = (motif: string, palette: string, shape: ArtOrder['shape'] = 'square'): ArtOrder => ({
  motif,
  palette,
  shape,
  view: 'main',
  // Composed with space for a text.
  seed: 6,
});

/** The motif of each illustrator for the pictures of stories. */
const orders: Record<string, Record<StoryPicture, ArtOrder>> = {
  gifts: {
    table: order('series-gourmet-table', 'coral', 'hero'),
    tableTall: order('series-gourmet-table', 'coral', 'portrait'),
    fondue: order('fondue-set', 'amber', 'landscape'),
    board: order('engraved-cutting-board', 'mint'),
    knife: order('pocket-knife', 'sky'),
    pepper: order('spice-box', 'coral'),
    tableware: order('tea-set', 'plum'),
    oil: order('olive-oil-trio', 'amber'),
    course: order('sushi-course', 'indigo', 'portrait'),
    evening: order('wine-tasting', 'plum', 'landscape'),
  },
  kitchen: {
    table: order('landing-hero', 'linen', 'hero'),
    tableTall: order('landing-hero', 'linen', 'portrait'),
    fondue: order('cheese-fondue', 'saffron', 'landscape'),
    board: order('walnut-board', 'sage'),
    knife: order('chef-knife-20', 'slate'),
    pepper: order('pepper-mill', 'tomato'),
    tableware: order('stoneware-plate-set', 'linen'),
    oil: order('mortar-granite', 'olive'),
    course: order('cook-lena-brunner', 'linen', 'portrait'),
    evening: order('copper-casserole', 'berry', 'landscape'),
  },
};

/**
 * Serves `/pictures/<brand>/<name>.svg`, drawn by the brand's illustrator, and the drawings of empty lists. Those have one address
 * in every brand, so that stories show the first one's.
 */
export function brandPictures(brands: readonly Brand[]): Plugin {
  const spots = brands
    .slice(0, 1)
    .flatMap(({ illustrator }) =>
      spotNames.map((name) => [`drawing-${name}.svg`, () => drawSpot(illustrator, name)] as const),
    );
  const drawn = new Map<string, () => string>([
    ...spots,
    ...brands.flatMap(({ site, illustrator }) =>
      Object.entries(orders[illustrator] ?? {}).map(
        ([name, art]) => [`pictures/${site}/${name}.svg`, () => drawArt(illustrator, art)] as const,
      ),
    ),
  ]);
  return {
    name: 'brand-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const draw = drawn.get((request.url ?? '').slice(1));
        if (!draw) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(draw());
      });
    },
    generateBundle() {
      for (const [fileName, draw] of drawn) this.emitFile({ type: 'asset', fileName, source: draw() });
    },
  };
}
