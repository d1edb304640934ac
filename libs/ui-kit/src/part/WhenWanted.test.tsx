import { preloadable } from '@shop/preloadable';
import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderInPage } from '../testing';
import { hydrateServerHtml, removeHydrated } from './test/hydrateServerHtml';
import { WhenWanted } from './WhenWanted';

afterEach(removeHydrated);

interface Module {
  Menu: () => ReactNode;
}
const load = jest.fn<Promise<Module>, []>();
const menu = { Menu: () => <p>Menü ist da</p> };
beforeEach(() => load.mockReset().mockResolvedValue(menu));

function Page({ failed }: { failed?: ReactNode }) {
  const [part] = useState(() => preloadable(load));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1>Seite</h1>
      <button onClick={() => setOpen((was) => !was)}>Menü</button>
      {isOpen && (
        <WhenWanted part={part} fallback="gleich" failed={failed}>
          {({ Menu }) => <Menu />}
        </WhenWanted>
      )}
    </>
  );
}
const press = () => screen.getByRole('button', { name: 'Menü' });

it('loads when it is wanted, and is there at once the next time', async () => {
  const { user } = renderInPage(<Page />);
  expect(load).not.toHaveBeenCalled();
  await user.click(press());
  expect(await screen.findByText('Menü ist da')).toBeVisible();
  await user.click(press());
  await user.click(press());
  expect(screen.getByText('Menü ist da')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('says where it cannot be had, and tries again', async () => {
  load.mockRejectedValueOnce(new Error('no such chunk'));
  const { user } = renderInPage(<Page />);
  await user.click(press());
  await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByText('Menü ist da')).toBeVisible();
});

it('gives its place to something else that says so, and is asked for anew the next time', async () => {
  load.mockRejectedValueOnce(new Error('no such chunk'));
  const { user } = renderInPage(<Page failed="nicht da" />);
  await user.click(press());
  expect(await screen.findByText(/nicht da/)).toBeVisible();
  await user.click(press());
  await user.click(press());
  expect(await screen.findByText('Menü ist da')).toBeVisible();
});

it('leaves the page standing when it breaks', async () => {
  load.mockResolvedValue({
    Menu: () => {
      throw new Error('kaputt');
    },
  });
  const { user } = renderInPage(<Page failed="nicht da" />);
  await user.click(press());
  expect(await screen.findByText(/nicht da/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Seite' })).toBeVisible();
  jest.mocked(console.error).mockClear();
});

it('comes after the first render, wherever its code is, as it does not stand in the HTML', async () => {
  const part = preloadable(load);
  await part.load();
  const { recovered } = await hydrateServerHtml(
    'gleich',
    <WhenWanted part={part} fallback="gleich">
      {({ Menu }) => <Menu />}
    </WhenWanted>,
  );
  expect(screen.getByText('Menü ist da')).toBeVisible();
  expect(recovered).not.toHaveBeenCalled();
});
