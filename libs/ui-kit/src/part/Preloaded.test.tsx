import { preloadable, type Preloadable } from '@shop/preloadable';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateServerHtml, removeHydrated } from './test/hydrateServerHtml';
import { Preloaded } from './Preloaded';

afterEach(removeHydrated);

const Part = () => <button type="button">Kaufen</button>;
const page = (part: Preloadable<{ Part: typeof Part }>) => (
  <>
    <h1>Pfanne</h1>
    <Preloaded part={part}>{({ Part: Hydrated }) => <Hydrated />}</Preloaded>
  </>
);
const written = '<h1>Pfanne</h1><div data-part=""><button type="button">Kaufen</button></div>';

it('takes over what the server wrote, where the code was loaded before', async () => {
  const part = preloadable(() => Promise.resolve({ Part }));
  await part.load();
  const { recovered } = await hydrateServerHtml(written, page(part));
  expect(screen.getByRole('button', { name: 'Kaufen' })).toBeVisible();
  expect(recovered).not.toHaveBeenCalled();
});

it('leaves what the server wrote where the code cannot be had, says so, and tries again', async () => {
  const load = jest.fn<Promise<{ Part: typeof Part }>, []>(() => Promise.reject(new Error('no such chunk')));
  const part = preloadable(load);
  const { recovered } = await hydrateServerHtml(written, page(part));
  const kept = screen.getByRole('button', { name: 'Kaufen' });
  const retry = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  expect(kept).toBeVisible();

  load.mockResolvedValue({ Part });
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: 'Kaufen' })).not.toBe(kept);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(recovered).not.toHaveBeenCalled();
});
