import type { ContentScope } from './resolveContent.ts';
import { storedElements } from './storedElements.ts';

const text = (html: string) => ({ de: html, fr: html, en: html, it: html });
const image = { url: '/images/x', title: '', description: '', aspectRatio: 1, width: 1, height: 1 };

function store(...elements: Parameters<typeof storedElements>[0]) {
  const problems: string[] = [];
  const report = (problem: string) => problems.push(problem);
  const scope: ContentScope = { locale: 'fr', pathOf: () => '/', counts: new Map(), imageOf: () => image, report };
  return { elements: storedElements(elements, 'home', scope), problems };
}

describe('storedElements', () => {
  it('fills in defaults, and removes scripts', () => {
    const html = text('<p onclick="alert(1)">Gut<script>alert(1)</script></p>');
    const { elements, problems } = store({ kind: 'info', data: { html } });
    expect(elements).toEqual([{ id: 'home-1', kind: 'info', data: { title: '', html: '<p>Gut</p>' } }]);
    expect(problems).toEqual([]);
  });

  it('reports page, element and field of a malformed element, and removes it', () => {
    const grid = {
      kind: 'grid' as const,
      data: {
        elements: [
          { kind: 'recipe', data: {} },
          { kind: 'line', data: {} },
        ],
      },
    };
    const { elements, problems } = store(grid);
    expect(elements).toMatchObject([{ kind: 'grid', data: { elements: [{ id: 'home-1-2', kind: 'line' }] } }]);
    expect(problems).toEqual([
      expect.stringMatching(/^home \(fr\): recipe home-1-1, element 0\.data\.elements\.0: data\.recipeId: /),
    ]);
  });
});
