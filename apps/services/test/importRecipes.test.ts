import { importerOf } from './support/importer.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { recipeSite } from './support/sites.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const { take, recipeAt, contentOf, titlesIn, search } = importerOf(() => services);

describe('recipes as JSON-LD', () => {
  it('are read from files and pages', async () => {
    const report = await take('recipes.jsonld');
    expect(report.lines.map(({ id, outcome, notes }) => [id, outcome, ...notes])).toEqual([
      ['Ohne Zutaten', 'skipped', 'it has no ingredients'],
      ['#4', 'skipped', 'it has no name'],
      [
        'https://kueche.example/zopf#recipe',
        'taken',
        'shown as not scaled: "2–3 EL Zucker"',
        'left out: nutrition',
        'picture pictures/fehlt.png left out: there is no such file',
        'left out: recipeCuisine Schweiz, which no facet has',
      ],
      [
        'https://kueche.example/mus',
        'taken',
        'for how many it is left out: 48 Gläser',
        'a video left out: it is not on YouTube',
      ],
    ]);
    expect((await take('page.html')).counts()).toEqual({ taken: 1, updated: 0, unchanged: 0, skipped: 1 });
    expect((await recipeAt('/rezepte/apfelroeschti'))?.cook?.name).toBe('Lena Brunner');
  });

  it('have amounts that can be scaled, steps, cook, video and facets', async () => {
    const bread = await recipeAt('/rezepte/sonntagszopf');
    expect(bread).toMatchObject({
      prepTime: 30,
      totalTime: 100,
      niveau: 'easy',
      cook: { name: 'Nora Wyss', image: { width: expect.any(Number) } },
      videos: [{ platform: 'youtube', identifier: 'aqz-KE-bpKQ' }],
      description: '<p>Der Zopf für den Morgen danach. Er geht über Nacht im Kühlschrank.</p>',
    });
    expect(bread?.ingredientLists[0]).toMatchObject({ noOfPersons: 8 });
    expect(bread?.ingredientLists[0]?.ingredients.map(({ title }) => title)).toEqual([
      '500 g Zopfmehl',
      '1½ TL Salz',
      '½ Würfel Hefe',
      '3 dl Milch, lauwarm',
      '2–3 EL Zucker',
      'Butter nach Belieben',
    ]);
    expect(bread?.steps.map(({ title, text }) => [title, text])).toEqual([
      ['Teig', 'Mehl und Salz mischen.'],
      ['Kneten', 'Zehn Minuten kneten, bis der Teig glänzt.'],
      ['', 'Backen bei 200 °C, 40 Minuten.'],
    ]);
    expect(await titlesIn('breads', { diet: ['vegetarian'], time: ['over-60'] })).toContain('Sonntagszopf');
  });

  it('have the pictures of their steps', async () => {
    const steps = (await recipeAt('/rezepte/sonntagszopf'))?.steps;
    expect(steps?.map(({ images }) => images.map(({ width, title }) => [width, title]))).toEqual([
      [],
      [[600, 'Kneten']],
      [],
    ]);
    const picture = await fetch(`${services.url}${steps?.[1]?.images[0]?.url}?w=320`);
    expect(picture.headers.get('content-type')).toMatch(/^image\//);
  });

  it('have structured data with date and pictures of steps, and names only where given', async () => {
    const jsonLd = (await contentOf('/rezepte/sonntagszopf')).page.meta.jsonLd as Record<string, unknown>[];
    const recipe = jsonLd.find((one) => one['@type'] === 'Recipe');
    expect(recipe).toMatchObject({
      datePublished: '2019-05-04',
      recipeYield: '8',
      recipeInstructions: [
        { name: 'Teig' },
        { name: 'Kneten', image: [expect.stringContaining(`${recipeSite}.import.`)] },
        {},
      ],
    });
    expect((recipe?.['recipeInstructions'] as object[])[2]).not.toHaveProperty('name');
  });

  it('for members are hidden from others, in the search too', async () => {
    const jam = await recipeAt('/rezepte/zwetschgenmus-der-zunft');
    expect(jam).toMatchObject({ membersOnly: true, ingredientLists: [], steps: [] });
    expect(await search('Tonkabohnen')).toEqual([]);
    expect(JSON.stringify(await contentOf('/rezepte/zwetschgenmus-der-zunft'))).not.toContain('Tonka');
  });

  it('are skipped if unchanged', async () => {
    expect((await take('recipes.jsonld')).counts()).toMatchObject({ unchanged: 2 });
  });
});
