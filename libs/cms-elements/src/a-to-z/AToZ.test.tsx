import { screen, within } from '@testing-library/react';
import { renderElement } from '../test/renderElement';

const entries = [
  { title: 'Zopf', url: '/zopf', type: 'recipe' },
  { title: 'Öle', url: '/oele', type: 'list' },
  { title: 'Arve', url: '/glossar#arve', type: 'term' },
  { title: 'ablöschen', url: '/glossar#abloeschen', type: 'term' },
];
const under = (letter: string) => within(screen.getByRole('heading', { level: 2, name: letter }).closest('section')!);

describe('A to Z', () => {
  it('lists everything under its letter, in order', async () => {
    await renderElement('aToZ', { entries });
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual(['A', 'O', 'Z']);
    const links = under('A').getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['ablöschen', '/glossar#abloeschen'],
      ['Arve', '/glossar#arve'],
    ]);
  });

  it('names the type of recipes, series and terms, and of nothing else', async () => {
    await renderElement('aToZ', { entries });
    expect(under('Z').getByRole('listitem')).toHaveTextContent('ZopfRezept');
    expect(under('A').getAllByText('Glossar')).toHaveLength(2);
    expect(under('O').getByRole('listitem')).toHaveTextContent(/^Öle$/);
  });

  it('renders nothing without entries from the services', async () => {
    const { part, reported } = await renderElement('aToZ', {});
    expect(part).toBeEmptyDOMElement();
    expect(reported).toEqual([]);
  });
});
