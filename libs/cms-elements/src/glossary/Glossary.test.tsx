import { aContentElement, aLink, anImage } from '@shop/builders';
import { screen, within } from '@testing-library/react';
import { renderElement } from '../test/renderElement';

const term = (title: string, data: object = {}) =>
  aContentElement({
    id: `term-${title}`,
    kind: 'glossaryItem',
    data: { title, definition: '<p>Text.</p>', ...data },
  });

describe('glossary', () => {
  it('shows its terms under their letters, in order, with anchors of their own', async () => {
    const { container } = await renderElement('glossary', {
      headline: 'Wörter',
      elements: [term('Zesten'), term('Autolyse'), term('Ablöschen', { anchor: 'abloeschen' })],
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Wörter' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Ablöschen',
      'Autolyse',
      'Zesten',
    ]);
    expect(container.querySelector('#glossary-a')).toContainElement(container.querySelector('#abloeschen'));
    const alphabet = within(screen.getByRole('navigation', { name: 'Alphabet' }));
    expect(alphabet.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#glossary-a',
      '#glossary-z',
    ]);
  });

  it('renders nothing without terms', async () => {
    const { part } = await renderElement('glossary', { elements: [] });
    expect(part).toBeEmptyDOMElement();
  });
});

describe('glossary item', () => {
  it('explains a term, with picture and links', async () => {
    await renderElement('glossaryItem', {
      title: 'Emaille',
      definition: '<p>Glas auf <strong>Metall</strong>.</p>',
      images: [anImage({ description: 'Ein Topf' })],
      links: [aLink({ url: '/toepfe', callToAction: 'Zu den Töpfen' }), aLink({ url: '/leer' })],
    });
    expect(screen.getByRole('heading', { level: 3, name: 'Emaille' })).toBeVisible();
    expect(screen.getByText('Metall')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Ein Topf' })).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/toepfe']);
  });

  it('works without pictures and links', async () => {
    const { reported } = await renderElement('glossaryItem', { title: 'Emaille', definition: '<p>Glas.</p>' });
    expect(reported).toEqual([]);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
