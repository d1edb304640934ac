import { onIntent } from './onIntent';
import { preloadable } from './preloadable';

const code = { answer: 42 };

it('loads once, however many ask at the same time', async () => {
  const load = jest.fn(() => Promise.resolve(code));
  const part = preloadable(load);
  expect(part.loaded()).toBeNull();
  expect(await Promise.all([part.load(), part.load()])).toEqual([code, code]);
  expect(await part.load()).toBe(code);
  expect(part.loaded()).toBe(code);
  expect(load).toHaveBeenCalledTimes(1);
});

it('rejects for all who wait, and imports again for the next', async () => {
  const load = jest.fn<Promise<typeof code>, []>().mockRejectedValueOnce(new Error('no such chunk'));
  load.mockResolvedValue(code);
  const part = preloadable(load);
  const both = await Promise.allSettled([part.load(), part.load()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(part.loaded()).toBeNull();
  expect(await part.load()).toBe(code);
  expect(load).toHaveBeenCalledTimes(2);
});

it.each(['onPointerEnter', 'onTouchStart', 'onFocus'] as const)(
  'starts to load by %s, and fails silently',
  async (sign) => {
    const load = jest.fn<Promise<typeof code>, []>().mockRejectedValueOnce(new Error('no such chunk'));
    const part = preloadable(load.mockResolvedValue(code));
    onIntent(part)[sign]();
    expect(load).toHaveBeenCalledTimes(1);
    expect(await part.load().catch(() => part.load())).toBe(code);
  },
);

it('exposes the id of its module to the server', () => {
  expect(preloadable(() => Promise.resolve(code), 'libs/x/Part.tsx').id).toBe('libs/x/Part.tsx');
});
