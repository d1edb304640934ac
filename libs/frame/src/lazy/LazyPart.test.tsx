import { Notifications } from '@shop/notices';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { LazyPart } from './LazyPart';
import { LostPart } from './LostPart';

const load = jest.fn<Promise<{ default: (props: { name: string }) => ReactNode }>, []>();

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <Notifications />
      <h1>Seite</h1>
      <button onClick={() => setOpen((was) => !was)}>Menü</button>
      {isOpen && <LazyPart load={load} props={{ name: 'Anna' }} failed={<LostPart onClose={() => setOpen(false)} />} />}
    </main>
  );
}
const press = () => screen.getByRole('button', { name: 'Menü' });

describe('lazy part', () => {
  it('comes when it is asked for, with its props', async () => {
    load.mockResolvedValue({ default: ({ name }) => <p>Hallo {name}</p> });
    const { user } = renderWithShop(<Page />);
    expect(load).not.toHaveBeenCalled();
    await user.click(press());
    expect(await screen.findByText('Hallo Anna')).toBeVisible();
  });

  it('leaves the page standing when it cannot be had, says so, and is asked for anew', async () => {
    load.mockRejectedValueOnce(new Error('no such chunk')).mockResolvedValue({ default: () => <p>Da</p> });
    const { user } = renderWithShop(<Page />);
    await user.click(press());
    expect(await screen.findByRole('button', { name: 'Seite neu laden' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Seite' })).toBeVisible();

    await user.click(press());
    expect(await screen.findByText('Da')).toBeVisible();
  });

  it('leaves the page standing when it breaks', async () => {
    load.mockResolvedValue({
      default: () => {
        throw new Error('kaputt');
      },
    });
    const { user } = renderWithShop(<Page />);
    await user.click(press());
    expect(await screen.findByRole('button', { name: 'Seite neu laden' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Seite' })).toBeVisible();
    jest.mocked(console.error).mockClear();
  });
});
