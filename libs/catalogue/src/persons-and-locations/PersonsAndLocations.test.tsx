import { renderWithShop } from '@shop/testing';
import { PersonsAndLocations } from './PersonsAndLocations';

describe('PersonsAndLocations', () => {
  it.each([
    [1, ['Bern'], '1 Person Bern'],
    [4, [], '4 Personen'],
    [0, ['Bern', 'Luzern', 'Sion'], '3 Orte'],
    [2, ['7'], '2 Personen 7 Orte'],
    [0, ['1'], '1 Ort'],
  ])('shows %s persons and %j', (numberOfPersons, locations, text) => {
    const { container } = renderWithShop(<PersonsAndLocations {...{ numberOfPersons, locations }} />);
    const parts = [...container.querySelectorAll('p > span')].map((part) => part.textContent.trim());
    expect(parts.join(' ')).toBe(text);
  });

  it('names every town in the long form', () => {
    const { container } = renderWithShop(
      <PersonsAndLocations numberOfPersons={0} locations={['Bern', 'Sion']} named />,
    );
    expect(container).toHaveTextContent('Bern, Sion');
  });

  it('renders nothing when nothing is known', () => {
    const { container } = renderWithShop(<PersonsAndLocations numberOfPersons={0} locations={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
