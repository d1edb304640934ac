import { checkElements, type ElementProblem } from './checkElements.ts';

const line = { id: 'line', kind: 'line', data: {} };
const text = { id: 'text', kind: 'richText', data: { html: '<p>a</p>' } };
const odd = { id: 'odd', kind: 'recipe', data: { recipeId: 7 } };
const grid = (...elements: unknown[]) => ({ id: 'grid', kind: 'grid', data: { columns: 2, headline: '', elements } });

function check(...elements: unknown[]) {
  const problems: ElementProblem[] = [];
  return { elements: checkElements(elements, (problem) => problems.push(problem)), problems };
}

describe('checkElements', () => {
  it('fills in defaults', () => {
    const { elements, problems } = check({ id: 'a', kind: 'info', data: { html: 'a', anchor: 'a' } });
    expect(elements).toEqual([{ id: 'a', kind: 'info', data: { html: 'a', anchor: 'a', title: '' } }]);
    expect(problems).toEqual([]);
  });

  it('removes malformed elements, and reports their path and problem', () => {
    const { elements, problems } = check(text, odd, line);
    expect(elements).toEqual([text, line]);
    expect(problems).toEqual([
      { id: 'odd', kind: 'recipe', path: '1', problem: expect.stringMatching(/^data\.recipeId: .*string/) },
    ]);
  });

  it('removes unknown elements', () => {
    const { elements, problems } = check({ id: 'odd', kind: 'carousel3d', data: {} }, line);
    expect(elements).toEqual([line]);
    expect(problems).toEqual([{ id: 'odd', kind: 'carousel3d', path: '0', problem: 'unknown kind' }]);
  });

  it('keeps the elements around a malformed one, at any depth', () => {
    const { elements, problems } = check(line, grid(text, grid(odd, line)));
    expect(elements).toEqual([line, grid(text, grid(line))]);
    expect(problems).toMatchObject([{ id: 'odd', path: '1.data.elements.1.data.elements.0' }]);
  });

  it('reports each once, also if its parent is malformed too', () => {
    const around = { ...grid(odd, line), id: 'around', data: { columns: 9, elements: [odd, line] } };
    const { elements, problems } = check(around, text);
    expect(elements).toEqual([text]);
    expect(problems.map(({ id }) => id)).toContain('around');
    expect(new Set(problems.map(({ id }) => id)).size).toBe(problems.length);
  });

  it('accepts only terms in a glossary', () => {
    const term = { id: 'term', kind: 'glossaryItem', data: { title: 'Arve', definition: 'a', images: [], links: [] } };
    const { elements } = check({ id: 'g', kind: 'glossary', data: { headline: '', elements: [line, term] } });
    expect(elements).toEqual([{ id: 'g', kind: 'glossary', data: { headline: '', elements: [term] } }]);
  });

  it.each([[null], ['text'], [{ id: 'x' }], [{ id: 'x', kind: 'line', data: null }], [[]]])(
    'does not throw for %j',
    (one) => {
      const { elements, problems } = check(one, line);
      expect(elements).toEqual([line]);
      expect(problems).toHaveLength(1);
    },
  );
});
