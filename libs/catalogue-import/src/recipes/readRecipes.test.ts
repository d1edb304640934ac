import { readHtmlRecipes, readJsonRecipes } from './readRecipes.ts';

const names = (text: string) =>
  readJsonRecipes(text).map((entry) => (entry.kind === 'recipe' ? entry.data['name'] : entry.kind));

it('finds recipes in lists, graphs and pages about them', () => {
  expect(names('[{"@type":"Recipe","name":"a"},{"@type":"Person"}]')).toEqual(['a']);
  expect(names('{"@graph":[{"@type":["Recipe"],"name":"b"}]}')).toEqual(['b']);
  expect(names('{"@type":"WebPage","mainEntity":{"@type":"http://schema.org/Recipe","name":"c"}}')).toEqual(['c']);
});

it('resolves references within a recipe', () => {
  const [entry] = readJsonRecipes('{"@graph":[{"@id":"#a","name":"Ada"},{"@type":"Recipe","author":{"@id":"#a"}}]}');
  expect(entry?.kind === 'recipe' && entry.data['author']).toMatchObject({ name: 'Ada' });
});

it('accepts line breaks within strings', () => {
  expect(names('{"@type":"Recipe","name":"a\nb"}')).toEqual(['a b']);
});

it('loses only an invalid script of a page', async () => {
  const html = `<script type="application/ld+json">{oops</script><SCRIPT type=application/ld+json>
    {"@type":"Recipe"}</SCRIPT><script>{"@type":"Recipe"}</script>`;
  expect((await readHtmlRecipes(html)).map(({ kind }) => kind)).toEqual(['broken', 'recipe']);
});

it('rejects invalid JSON', () => {
  expect(() => readJsonRecipes('{"@type": ')).toThrow('malformed JSON');
});

it('loses only invalid recipes', () => {
  const hostile = { '@type': ['Recipe', { toString: 1, valueOf: 1 }], name: 'a' };
  expect(names(JSON.stringify([{ '@type': [{ toString: 1, valueOf: 1 }] }, hostile]))).toEqual(['a']);
  const deep = (inside: string) => `{"@type":"Recipe","name":"x","image":${inside}}`;
  const lists = deep('['.repeat(20_000) + ']'.repeat(20_000));
  const objects = deep('{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000));
  expect(names(`[${lists},${objects},{"@type":"Recipe","name":"b"}]`)).toEqual(['broken', 'x', 'b']);
});

it('handles a document of any depth', () => {
  expect(names(`${'['.repeat(5000)}${']'.repeat(5000)}`)).toEqual([]);
});

it('reads a script that is hidden from XML parsers', async () => {
  const script = (before: string, after: string) =>
    `<script type="application/ld+json">${before}{"@type":"Recipe","name":"a"}${after}</script>`;
  const marks: [string, string][] = [
    ['<![CDATA[', ']]>'],
    ['//<![CDATA[\n', '\n//]]>'],
    ['\n// <![CDATA[\n', '\n// ]]>\n'],
    ['/* <![CDATA[ */', '/* ]]> */'],
    ['<!--//--><![CDATA[//><!--\n', '\n//--><!]]>'],
    ['<!--', '-->'],
    ['', ';'],
  ];
  for (const [before, after] of marks) {
    expect((await readHtmlRecipes(script(before, after))).map(({ kind }) => kind)).toEqual(['recipe']);
  }
});

it('reads a page of unclosed scripts in one pass', async () => {
  const openings = ['<script ', '<script type=', '<script type="application/ld+json" ', '<script>'];
  for (const opening of openings) {
    expect(await readHtmlRecipes(opening.repeat(70_000 / opening.length))).toEqual([]);
  }
});

it('resolves the references of a referenced node', () => {
  const [entry] = readJsonRecipes(
    `{"@graph":[{"@id":"#a","name":"Ada","image":{"@id":"#i"}},{"@id":"#i","url":"ada.jpg","of":{"@id":"#a"}},
    {"@type":"Recipe","author":{"@id":"#a"}}]}`,
  );
  expect(entry?.kind === 'recipe' && entry.data['author']).toMatchObject({ image: { url: 'ada.jpg' } });
});

describe('microdata', () => {
  const page = (inside: string) => `<div itemscope itemtype="https://schema.org/Recipe">${inside}</div>`;
  const read = async (html: string) =>
    (await readHtmlRecipes(html)).map((entry) => (entry.kind === 'recipe' ? entry.data : entry));

  it('is read where no script has a recipe', async () => {
    const script = '<script type="application/ld+json">{"@type":"Recipe","name":"b"}</script>';
    expect(await read(page('<h1 itemprop="name">a</h1>'))).toMatchObject([{ name: 'a' }]);
    expect(await read(page('<h1 itemprop="name">a</h1>') + script)).toMatchObject([{ name: 'b' }]);
  });

  it('has values in attributes, texts and items', async () => {
    const html = page(`
      <h1 itemprop="name">Fisch &amp; <em>Chips</em> &lt;3</h1><img itemprop="image" src="fisch.jpg">
      <meta itemprop="prepTime" content="PT20M"><time itemprop="cookTime" datetime="PT1H">eine Stunde</time>
      <span itemprop="recipeYield" content="4">vier</span><a itemprop="recipeCategory" href="/fisch">Fisch</a>
      <div itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Ada</span></div>
      <link itemprop="url" href="https://kueche.example/fisch">`);
    expect(await read(html)).toMatchObject([
      {
        name: 'Fisch &amp; Chips &lt;3',
        image: 'fisch.jpg',
        prepTime: 'PT20M',
        cookTime: 'PT1H',
        recipeYield: '4',
        recipeCategory: 'Fisch',
        author: { name: 'Ada' },
        url: 'https://kueche.example/fisch',
      },
    ]);
  });

  it('has a value per repeated property, and a line per block', async () => {
    const html = page(`<ul><li itemprop="recipeIngredient"><b>2</b>
      Eier</li><li itemprop="recipeIngredient">Salz</li></ul>
      <ol itemprop="recipeInstructions"><li>Rühren.</li><li>Backen.<script>x()</script></li></ol>`);
    expect(await read(html)).toMatchObject([
      { recipeIngredient: ['2 Eier', 'Salz'], recipeInstructions: 'Rühren.\nBacken.' },
    ]);
  });

  it('survives elements of any depth and in any order', async () => {
    const deep = '<p itemprop="a" itemscope>'.repeat(5000);
    expect(await read(`${page(`<h1 itemprop="name">a</h1>${deep}`)}</p></div></li>`)).toMatchObject([{ name: 'a' }]);
  });
});
