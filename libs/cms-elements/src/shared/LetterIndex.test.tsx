import { renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { LetterIndex } from './LetterIndex';
import { groupByLetter } from './letters';

const show = (...titles: string[]) =>
  renderWithShop(
    <LetterIndex label="Alphabet" anchor="terms" groups={groupByLetter(titles, (title) => title)}>
      {(items) => <p>{items.join(', ')}</p>}
    </LetterIndex>,
  );

it('links the letters that have entries, and no others', () => {
  const { container } = show('Arve', 'Zopf', '1001 Blatt');
  const alphabet = within(screen.getByRole('navigation', { name: 'Alphabet' }));
  expect(alphabet.getAllByRole('listitem').map((item) => item.textContent)).toHaveLength(27);
  const links = alphabet.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['A', 'Z', '0–9']);
  for (const link of links) {
    const target = container.querySelector(link.getAttribute('href')!);
    expect(target).toContainElement(screen.getByRole('heading', { level: 2, name: link.textContent }));
  }
  expect(container.querySelector('#terms-a')).toHaveTextContent('Arve');
});
