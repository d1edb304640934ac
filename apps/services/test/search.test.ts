import { randomUUID } from 'node:crypto';
import { catalogueBackend, type SearchRequest } from '@shop/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { searchWords } from '../src/search/postgres/searchTerms.ts';
import { attributeValue, category, item, itemText, recipe, searchTerm, synonym } from '../src/db/schema/index.ts';
import { callerOf } from './support/caller.ts';
import { insertArticle } from './support/insertArticle.ts';
import { insertList } from './support/insertList.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { writeDocuments } from './support/writeDocuments.ts';
import { mainSite, recipeSite } from './support/sites.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const call = callerOf(() => services, catalogueBackend);

async function search(term: string, more: Partial<SearchRequest> = {}, site = mainSite) {
  const { ret, error } = await call('Search', [{ term, locale: 'de', pageSize: 48, ...more }], { site });
  return { ...ret, ids: ret?.items.map(({ id }) => id) ?? [], error };
}

/** An item with made-up words only, so that nothing else is found by them. */
async function article(titles: Record<string, string>, summary = '') {
  const id = `found-${randomUUID()}`;
  await insertArticle(services.db, { id, titles, stock: 4 });
  await writeDocuments(services.db, { id, titles, summary });
  return id;
}

describe('the search', () => {
  it('finds an item while its word is being typed', async () => {
    const id = await article({ de: 'Zwirbelblume' });
    expect((await search('zwirbelbl')).ids).toContain(id);
  });

  it('ignores accents and case', async () => {
    const id = await article({ de: 'Quöllchen Édition' });
    expect((await search('quollchen EDITION')).ids).toContain(id);
  });

  it('finds a word inside a compound', async () => {
    const id = await article({ de: 'Gusskrümpfelpfanne' });
    expect((await search('krümpfel')).ids).toContain(id);
  });

  it('finds a title despite a small typo', async () => {
    const id = await article({ de: 'Brombulator' });
    expect((await search('brombulatro')).ids).toContain(id);
  });

  it('returns the first items of each type on its first page, if it is asked to', async () => {
    const add = async (productType: string, title: string) => {
      const id = `found-${randomUUID()}`;
      await insertArticle(services.db, { id, productType, titles: { de: title }, stock: 4 });
      await writeDocuments(services.db, { id, titles: { de: title }, summary: '' });
      return id;
    };
    const products = [await add('product', 'Flunkerdose'), await add('product', 'Flunkerdose')].sort();
    const voucher = await add('valueVoucher', 'Flunkerdose');
    const grouped = await search('flunkerdose', { groupSize: 1 });
    expect(grouped.ids).toHaveLength(2);
    expect(grouped.ids).toContain(voucher);
    expect(grouped.count).toBe(3);
    expect((await search('flunkerdose', { groupSize: 1, page: 1, pageSize: 2 })).ids).toHaveLength(1);
    const chosen = await search('flunkerdose', { groupSize: 1, filters: { productType: ['product'] } });
    expect(chosen.ids.sort()).toEqual(products);
  });

  it('corrects a completed word, even if it is a prefix of another', async () => {
    const id = await article({ de: 'Grumbelling' }, 'Mit Zirpelwazzung');
    await services.db.insert(searchTerm).values({ site: mainSite, locale: 'de', term: 'grumbelling', itemCount: 1 });
    expect((await search('grumbele zirpelwazzung')).ids).toEqual([id]);
  });

  it('ranks a word in the title above one in the summary', async () => {
    const inSummary = await article({ de: 'Etwas anderes' }, 'Mit Flirzel gefüllt');
    const inTitle = await article({ de: 'Flirzel' });
    expect((await search('flirzel')).ids).toEqual([inTitle, inSummary]);
  });

  it('requires all words', async () => {
    const both = await Promise.all([1, 2, 3].map((n) => article({ de: `Knarzig Wumpel ${n}` })));
    await article({ de: 'Knarzig Trollo' });
    expect((await search('knarzig wumpel')).ids.sort()).toEqual(both.sort());
  });

  it('adds similar titles after the hits if there are few', async () => {
    const hit = await article({ de: 'Quirlig Mupfel' });
    const similar = await article({ de: 'Quirlig Mopsel' });
    expect((await search('quirlig mupfel')).ids).toEqual([hit, similar]);
  });

  it('finds no similar titles for a short term', async () => {
    await article({ de: 'Qyzzop' });
    expect((await search('qyzof')).ids).toEqual([]);
  });

  it('ignores a single letter between words', async () => {
    const id = await article({ de: 'Gnorf' }, 'Mit Trimpelwurzelbrand');
    expect((await search('gnorf q trimpelwurzelbrand')).ids).toEqual([id]);
  });

  it('finds no similar titles for a single stop word', async () => {
    await article({ de: 'Schmonzel für Zausel' });
    expect(await search('für')).toMatchObject({ ids: [], error: null });
  });

  it('finds new items by a cached term', async () => {
    const first = await article({ de: 'Wirbelquast eins' });
    expect((await search('wirbelquast')).ids).toEqual([first]);
    const second = await article({ de: 'Wirbelquast zwei' });
    expect((await search('wirbelquast')).ids.sort()).toEqual([first, second].sort());
  });

  it('finds by a synonym', async () => {
    const id = await article({ de: 'Plopsel' });
    await services.db.insert(synonym).values({ site: mainSite, locale: 'de', term: 'schnurzel', words: ['plopsel'] });
    expect((await search('schnurzel')).ids).toContain(id);
  });

  it('searches the texts of the requested language', async () => {
    const id = await article({ de: 'Hubbeltuch', fr: 'Vrombette' });
    expect((await search('vrombette', { locale: 'fr' })).ids).toEqual([id]);
    expect((await search('vrombette')).ids).toEqual([]);
  });

  it('is limited to its site', async () => {
    const id = await article({ de: 'Nurhierda' });
    expect((await search('nurhierda')).ids).toContain(id);
    expect((await search('nurhierda', {}, recipeSite)).ids).not.toContain(id);
  });

  it('searches stop words literally: in titles, and as the title of a list or a facet value', async () => {
    const [titled, listed, valued] = [
      await article({ de: 'Doch nicht ohne' }),
      await article({ de: 'Quirlpampe' }),
      await article({ de: 'Zwackelung' }),
    ];
    await article({ de: 'Ohnehin dochtig' });
    const list = {
      id: `list-${randomUUID()}`,
      items: [listed],
      attributes: { [`facet-${valued}`]: { any: [valued] } },
    };
    await insertList(services.db, list);
    const title = { de: 'Doch ohne', fr: 'Dans avec' };
    await services.db.update(category).set({ title }).where(eq(category.id, list.id));
    await services.db
      .update(attributeValue)
      .set({ title })
      .where(eq(attributeValue.attributeId, `facet-${valued}`));
    const found = await search('Doch ohne');
    expect([found.ids[0], found.ids.slice(1).sort()]).toEqual([titled, [listed, valued].sort()]);
    expect(found.count).toBe(3);
    expect((await search('dans avec', { locale: 'fr' })).ids.sort()).toEqual([listed, valued].sort());
  });

  it('does not correct stop words', async () => {
    await services.db.insert(searchTerm).values({ site: mainSite, locale: 'de', term: 'durchlauf', itemCount: 1 });
    expect(await search('euch durch')).toMatchObject({ count: 0, didYouMean: '', error: null });
  });

  it.each(['... & !', 'x'.repeat(9000), `${'donaudampfschifffahrt'.repeat(20)} geschenk`])(
    'has an empty list without hits or words (%#)',
    async (term) => {
      expect(await search(term)).toMatchObject({ items: [], count: 0, didYouMean: '', error: null });
      expect((await call('SearchSuggestions', [term, 'de'])).ret?.listingItemSuggestions).toEqual([]);
    },
  );

  it.each(['٣٤٥٦', 'Матрёшка'])('finds %s, in any script', async (word) => {
    const id = await article({ de: `Zwumpf ${word}` });
    expect((await search(word)).ids).toEqual([id]);
  });

  it('finds a two-word term inside a title', async () => {
    const id = await article({ de: 'Schnipselbrettchen Wumpelholzig' });
    await services.db
      .insert(synonym)
      .values({ site: mainSite, locale: 'de', term: 'schnipsel brett', words: ['hackunterlage'] });
    expect((await search('schnipsel brett wumpelholz')).ids).toEqual([id]);
  });

  it('does not search for diacritics alone inside words', async () => {
    await article({ de: 'Irgendwelche Schwurbelei' });
    expect((await search('ʼʼʼʼ')).ids).toEqual([]);
  });

  it('requires at least three characters', async () => {
    expect(await search('ab')).toMatchObject({ error: 'TERM_TOO_SHORT' });
    expect(await search('  ab  ')).toMatchObject({ error: 'TERM_TOO_SHORT' });
  });

  it.each(["'; drop table item; --", '!!! & | (', 'a:* <-> b', '%%%___', '\\\\\\', '<script>alert(1)</script>'])(
    'treats %s as words only',
    async (term) => {
      const { status } = await services.call(catalogueBackend, 'Search', [{ term, locale: 'de' }]);
      expect(status).toBe(200);
    },
  );

  it('suggests a spelling that leads to items, while the typed one does not', async () => {
    const id = await article({ de: 'Mirabellenzwerg' });
    await services.db.insert(searchTerm).values([
      { site: mainSite, locale: 'de', term: 'mirabellenzwerg', itemCount: 1 },
      { site: mainSite, locale: 'de', term: 'quittenkobold', itemCount: 1 },
    ]);
    expect(await search('mirabelenzwerg')).toMatchObject({ ids: [id], didYouMean: 'mirabellenzwerg' });
    expect((await search('quitenkobold')).didYouMean).toBe('');
  });

  it('suggests no spelling for a known word', async () => {
    await article({ de: 'Bekanntwort' });
    await services.db.insert(searchTerm).values({ site: mainSite, locale: 'de', term: 'bekanntwort', itemCount: 1 });
    expect((await search('bekanntwort')).didYouMean).toBe('');
  });

  it('has facets and filters like a list', async () => {
    const { filters, count } = await search('geschenk');
    const facet = filters?.[0];
    const value = facet?.values[0];
    if (!facet || !value) throw new Error('the demo world has no facets for "geschenk"');
    const narrowed = await search('geschenk', { filters: { [facet.id]: [value.id] } });
    expect(narrowed.count).toBe(value.count);
    expect(narrowed.count).toBeLessThanOrEqual(count ?? 0);
    expect(await search('geschenk', { filters: { [facet.id]: ['nonsense'] } })).toMatchObject({
      error: 'UNKNOWN_FILTER',
    });
  });
});

describe('a members-only recipe', () => {
  it('is found by its title but not by its members-only content', async () => {
    const [secret] = await services.db
      .select({
        id: item.id,
        title: itemText.title,
        about: sql<string>`concat_ws(' ', sub_title, summary)`,
        description: itemText.description,
        lists: recipe.ingredientLists,
      })
      .from(item)
      .innerJoin(recipe, and(eq(recipe.site, item.site), eq(recipe.itemId, item.id)))
      .innerJoin(itemText, and(eq(itemText.site, item.site), eq(itemText.itemId, item.id), eq(itemText.locale, 'de')))
      .where(eq(item.membersOnly, true))
      .orderBy(item.id);
    if (!secret) throw new Error('the demo world has no recipe for members');
    expect((await search(secret.title, {}, recipeSite)).ids[0]).toBe(secret.id);

    const description = secret.description.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    const open = `${secret.title} ${secret.about} ${description.slice(0, 200)}`.toLowerCase();
    const ingredients = secret.lists.flatMap((list) => list.ingredients.map(({ name }) => name.de ?? ''));
    for (const text of [ingredients.join(' '), description.slice(200)]) {
      const hidden = searchWords(text).filter((word) => word.length > 6 && !open.includes(word.slice(0, 5)));
      expect(hidden.length).toBeGreaterThan(0);
      for (const word of hidden) expect((await search(word, {}, recipeSite)).ids).not.toContain(secret.id);
    }
  });
});

describe('suggestions', () => {
  it('rank items with the term as their title first', async () => {
    await services.db.execute(sql`
      insert into search_document (site, item_id, locale, title, words)
      select ${mainSite}, 'massenware-' || n, 'de', 'anderes', to_tsvector('shop_de', 'hupfdohle') from generate_series(1, 400) n`);
    const id = await article({ de: 'Zwerghupfdohle' });
    const { ret } = await call('SearchSuggestions', ['hupfdoh', 'de']);
    expect(ret?.listingItemSuggestions.map((one) => one.id)).toEqual([id]);
  });

  it('complete the term, with the number of items of each', async () => {
    await article({ de: 'Schnabulör' });
    await services.db.insert(searchTerm).values([
      { site: mainSite, locale: 'de', term: 'schnabulör', itemCount: 1 },
      { site: mainSite, locale: 'de', term: 'schnabulette', itemCount: 7 },
    ]);
    const { ret } = await call('SearchSuggestions', ['schnabul', 'de']);
    expect(ret?.searchTermSuggestions).toEqual([
      { searchTerm: 'schnabulette', count: 7 },
      { searchTerm: 'schnabulör', count: 1 },
    ]);
  });

  it('have at most six items, ranked like the search', async () => {
    const { ret } = await call('SearchSuggestions', ['geschenk', 'de']);
    const { ids } = await search('geschenk');
    expect(ret?.listingItemSuggestions.map(({ id }) => id)).toEqual(ids.slice(0, 6));
  });

  it('are rejected below three characters and empty without a word', async () => {
    expect((await call('SearchSuggestions', ['ab', 'de'])).error).toBe('TERM_TOO_SHORT');
    expect((await call('SearchSuggestions', ['...', 'de'])).ret).toEqual({
      searchTermSuggestions: [],
      listingItemSuggestions: [],
    });
  });
});
