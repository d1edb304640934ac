import type { DemoPage } from '../pageSchema.ts';
import { countsOf } from './countsOf.ts';
import type { CatalogueFiles } from './readBrand.ts';

const item = (id: string, ...categories: string[]) => ({ id, categories, type: 'product' });
const titled = (id: string, children: object[] = []) => ({ id, title: { de: id, fr: id, en: id, it: id }, children });
const own = (id: string, list: object) => ({ id, items: [], categories: [], ...list });
const catalogue = {
  categories: [titled('pans', [titled('iron')]), titled('breads')],
  products: [item('skillet', 'iron'), item('wok', 'pans'), item('paper')],
  recipes: [item('loaf', 'breads')],
  series: [],
  cooks: [],
  site: {
    lists: [
      own('winter', { items: ['loaf', 'skillet'] }),
      own('all', { items: ['wok', 'paper'], categories: ['pans'] }),
    ],
  },
} as unknown as CatalogueFiles;
const page = (id: string, kind: string, data: object) => ({ id, elements: [{ kind, data }] }) as unknown as DemoPage;
const brand = (name: string) => ({ name: { de: name } });
const counts = countsOf(
  catalogue,
  [
    page('makers', 'brandList', { brands: [brand('Alpenguss'), brand('Tessera'), brand('Herd')] }),
    page('guide', 'giftFinder', { questions: [{}, {}, {}] }),
  ],
  'Herd',
);

it.each([
  ['a category with those below it', 'pans', 2],
  ['chosen items', 'winter', 2],
  ['chosen items and those of categories, each once', 'all', 3],
  ['the questions of a finder, by its page', 'guide-questions', 3],
  ['the makers without the shop itself', 'makers', 2],
])('counts %s', (_what, id, count) => expect(counts.get(id)).toBe(count));
