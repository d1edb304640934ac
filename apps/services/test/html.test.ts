import { catalogueBackend, catalogueDetail, community, site } from '@shop/contracts';
import { and, eq } from 'drizzle-orm';
import { answer, contentFragment, contentNode, itemText, question } from '../src/db/schema/index.ts';
import { callerOf } from './support/caller.ts';
import { mainSite, recipeSite } from './support/sites.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

const lines: string[] = [];
let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ log: { write: (line) => void lines.push(line) } });
});
afterAll(() => services.stop());

const ATTACK =
  '<p onclick="alert(1)" style="position:fixed">Gut<script>alert(1)</script></p><img src=x onerror=alert(1)>' +
  '<a href="java&#115;cript:alert(1)">da</a><svg onload=alert(1)><iframe src="//evil.example"></iframe></svg>';
const fragment = { site: mainSite, locale: 'de' };
const cart = and(eq(contentNode.site, mainSite), eq(contentNode.locale, 'de'), eq(contentNode.id, 'cart'));
const INERT = '<p>Gut</p><a>da</a>';

/** Simulates unsanitised content in the database. */
async function writeTexts(itemId: string) {
  const attack = { description: ATTACK, infoText: ATTACK, seoText: ATTACK };
  const { rowCount } = await services.db.update(itemText).set(attack).where(eq(itemText.itemId, itemId));
  expect(rowCount).toBeGreaterThan(0);
}

describe('HTML in replies', () => {
  it('is harmless in a product, and on its tile', async () => {
    await writeTexts('name-mug');
    const { ret } = await callerOf(() => services, catalogueDetail)('GetProduct', ['name-mug']);
    expect(ret).toMatchObject({ description: INERT, infoText: INERT, seoText: INERT });
    const request = { listId: '', locale: 'de' as const, itemIds: ['name-mug'] };
    const { ret: listing } = await callerOf(() => services, catalogueBackend)('GetListingItems', [request]);
    expect(listing?.items[0]?.infoText).toBe(INERT);
  });

  it('is harmless in a series and in a recipe', async () => {
    const call = callerOf(() => services, catalogueDetail);
    const idOf = async (shop: string, type: string) => {
      const { ret } = await callerOf(() => services, site)('Page', ['a-to-z'], { site: shop });
      const index = ret?.contentElements.find((element) => element.kind === 'aToZ');
      const { url } = index!.data.entries.find((entry) => entry.type === type)!;
      const { ret: context } = await callerOf(() => services, site)('GetSiteContext', [url], { site: shop });
      return context!.content.page.referenceId;
    };
    const seriesId = await idOf(mainSite, 'series');
    await writeTexts(seriesId);
    expect((await call('GetSeries', [seriesId])).ret).toMatchObject({ description: INERT, seoText: INERT });
    const recipeId = await idOf(recipeSite, 'recipe');
    await writeTexts(recipeId);
    const { ret } = await call('GetRecipe', [recipeId], { site: recipeSite });
    expect(ret).toMatchObject({ description: INERT, seoText: INERT });
  });

  it('is harmless in an answer to a question', async () => {
    const { rowCount } = await services.db.update(answer).set({ html: ATTACK });
    expect(rowCount).toBeGreaterThan(0);
    const about = { site: mainSite, referenceType: 'product', referenceId: 'name-mug' };
    const [asked] = await services.db
      .insert(question)
      .values({ ...about, locale: 'de', question: 'Spülmaschine?', authorAlias: 'A', approved: true })
      .returning();
    await services.db.insert(answer).values({ questionId: asked!.id, html: ATTACK, authorAlias: 'B' });
    const query = { referenceType: 'product' as const, referenceId: 'name-mug', locale: 'de' as const };
    const { ret } = await callerOf(() => services, community)('GetAllQuestionsByReference', [query]);
    const comments = ret!.items.flatMap(({ answers }) => answers.map(({ comment }) => comment));
    expect(comments.length).toBeGreaterThan(0);
    expect(new Set(comments)).toEqual(new Set([INERT]));
  });

  it('is harmless in every element that has some, also in nested ones', async () => {
    const link = { url: '/', target: '_self', callToAction: 'Mehr' };
    const image = { url: '/images/x', title: '', description: '', aspectRatio: 1, width: 1, height: 1 };
    const dataOf = {
      richText: { html: ATTACK },
      info: { html: ATTACK },
      block: { layout: 'left', content: ATTACK },
      widget: { widget: 'registration', title: 'Werde Mitglied', content: ATTACK, link },
      categoryTeaser: {
        contentElementImage: { image },
        contentElementBlock: { title: 'Töpfe', content: ATTACK, links: [link] },
      },
      glossary: { elements: [{ id: 'term', kind: 'glossaryItem', data: { title: 'Arve', definition: ATTACK } }] },
    };
    const elements = Object.entries(dataOf).map(([kind, data]) => ({ id: kind, kind, data }));
    const contentElements = [...elements, { id: 'grid', kind: 'grid', data: { elements } }];
    await services.db.insert(contentFragment).values([
      { ...fragment, referenceType: 'collection', referenceId: 'attack', data: { contentElements } },
      { ...fragment, referenceType: 'flyout', referenceId: 'attack', data: { sections: [{ contentElements }] } },
      { ...fragment, referenceType: 'help', referenceId: 'attack', data: { ...contentElements[0] } },
    ]);
    await services.db
      .update(contentNode)
      .set({ data: { contentElements, elementsAfter: contentElements } })
      .where(cart);
    const call = callerOf(() => services, site);
    const answers = await Promise.all([
      call('Page', ['cart']),
      call('AppContent', ['cart', '/warenkorb']),
      call('ContentCollection', ['attack']),
      call('Flyout', ['attack']),
      call('ContentElement', ['help', 'attack']),
    ]);
    const inert = JSON.stringify(INERT).slice(1, -1);
    expect(answers.map(({ ret }) => JSON.stringify(ret).split(inert).length - 1)).toEqual([12, 24, 12, 12, 1]);
    expect(JSON.stringify(answers)).not.toMatch(/onclick|onerror|<script|<svg|<iframe/);
  });
});

describe('a malformed element', () => {
  it('is left out of the reply, and logged once with its page and its path', async () => {
    const good = { id: 'good', kind: 'richText', data: { html: '<p>Gut</p>' } };
    const odd = { id: 'odd', kind: 'richText', data: {} };
    const unknown = { id: 'new', kind: 'carousel3d', data: {} };
    const untimed = { ...good, id: 'untimed', shown: null };
    const grid = { id: 'grid', kind: 'grid', data: { columns: 2, headline: '', elements: [odd, good] } };
    await services.db
      .update(contentNode)
      .set({ data: { contentElements: [unknown, grid, untimed] } })
      .where(cart);
    lines.splice(0);
    const call = callerOf(() => services, site);
    const first = await call('Page', ['cart']);
    expect(first.ret?.contentElements).toEqual([{ ...grid, data: { ...grid.data, elements: [good] } }]);
    expect(await call('Page', ['cart'])).toEqual(first);
    const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'content element left out');
    expect(logged).toEqual([
      // Left out before the lists are checked: its path is that in the stored content.
      expect.objectContaining({ owner: 'page de cart', id: 'untimed', path: '0.2', problem: expect.any(String) }),
      expect.objectContaining({ site: mainSite, owner: 'page de cart', id: 'new', path: '0', problem: 'unknown kind' }),
      expect.objectContaining({
        owner: 'page de cart',
        id: 'odd',
        path: '1.data.elements.0',
        problem: expect.any(String),
      }),
    ]);
  });
});
