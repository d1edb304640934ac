import { renderWithShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { Dialogs } from './Dialogs';
import { openDialog } from './dialogStack';

const ask = (id: string, title: string) =>
  openDialog({ id, domain: 'test', title, content: (resolve) => <button onClick={() => resolve('ja')}>ja</button> });

describe('Dialogs', () => {
  it('shows the last dialog and gives its answer', async () => {
    const { user } = renderWithShop(<Dialogs />);
    let first!: Promise<unknown>;
    let second!: Promise<unknown>;
    act(() => {
      first = ask('a', 'Erste Frage');
      second = ask('b', 'Zweite Frage');
    });
    expect(await screen.findByRole('dialog', { name: 'Zweite Frage' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'ja' }));
    await expect(second).resolves.toBe('ja');

    expect(screen.getByRole('dialog', { name: 'Erste Frage' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Schliessen' }));
    await expect(first).resolves.toBe(false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('replaces a dialog of the same id and domain', async () => {
    renderWithShop(<Dialogs />);
    let replaced!: Promise<unknown>;
    act(() => {
      replaced = ask('a', 'Alt');
      void ask('a', 'Neu');
    });
    await expect(replaced).resolves.toBe(false);
    expect(await screen.findByRole('dialog', { name: 'Neu' })).toBeInTheDocument();
  });
});
