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

it('loses only an invalid script of a page', () => {
  const html = `<script type="application/ld+json">{oops</script><SCRIPT type=application/ld+json>
    {"@type":"Recipe"}</SCRIPT><script>{"@type":"Recipe"}</script>`;
  expect(readHtmlRecipes(html).map(({ kind }) => kind)).toEqual(['broken', 'recipe']);
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
