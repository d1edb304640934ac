import { aContentElement } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { preloadable } from '@shop/preloadable';
import { screen } from '@testing-library/react';
import { LoadedElements } from './LoadedElements';
import { RegistryProvider } from './RegistryContext';
import { createRegistry } from './registry';
import { setElementReport } from './reportElement';

const report = jest.fn();
beforeEach(() => setElementReport(report.mockClear()));
afterEach(() => setElementReport(null));

const note = (id: string, text: string) => aContentElement({ id, kind: 'note', data: { text } });

it('shows elements once their code and data have loaded, and replaces them with others', async () => {
  const load = jest.fn(() => Promise.resolve());
  const Note = ({ data }: { data: { text: string } }) => <p>{data.text}</p>;
  const registry = createRegistry({ note: preloadable(() => Promise.resolve({ Element: Note, load })) });
  const tree = (elements: ReturnType<typeof note>[]) => (
    <RegistryProvider value={registry}>
      <LoadedElements elements={elements} />
    </RegistryProvider>
  );
  const { rerender } = renderWithShop(tree([note('a', 'Rot')]));
  expect(screen.queryByText('Rot')).not.toBeInTheDocument();
  expect(await screen.findByText('Rot')).toBeVisible();
  expect(load).toHaveBeenCalledWith({ text: 'Rot' }, expect.objectContaining({ locale: 'de' }));

  rerender(tree([note('b', 'Blau')]));
  expect(await screen.findByText('Blau')).toBeVisible();
  expect(screen.queryByText('Rot')).not.toBeInTheDocument();
  expect(report).not.toHaveBeenCalled();
});
