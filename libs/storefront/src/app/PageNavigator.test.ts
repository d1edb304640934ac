import type { PageData } from '../page/pageData';
import { PageMoved } from '../page/PageMoved';
import { PageNavigator } from './PageNavigator';
import { firstPlace, type Place } from './Place';

const page = (path: string): PageData => ({ status: 200, locale: 'de', path, search: '', year: 2026 });
/** What the loader answers, when it is told to. */
let answers: { url: URL; signal: AbortSignal; give: (page: PageData) => void; fail: (thrown: unknown) => void }[];
const show = jest.fn<void, [Place]>();
const load = jest.fn(
  (url: URL, signal: AbortSignal) =>
    new Promise<PageData>((give, fail) => void answers.push({ url, signal, give, fail })),
);
let navigator: PageNavigator;
let end: () => void;

beforeEach(() => {
  answers = [];
  show.mockClear();
  load.mockClear();
  window.history.pushState(null, '', '/');
  navigator = new PageNavigator(firstPlace(page('/'), new URL(window.location.href)), load);
  end = navigator.listen(show);
});
afterEach(() => end());

/** Lets what has been answered arrive. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
const address = () => window.location.pathname + window.location.search + window.location.hash;
const shown = () => show.mock.calls.at(-1)?.[0];
it('changes address and page together, once the page is there', async () => {
  navigator.push('/pfannen?page=2');
  expect([address(), answers[0]!.url.href]).toEqual(['/', 'http://localhost/pfannen?page=2']);
  answers[0]!.give(page('/pfannen'));
  await settle();
  expect(address()).toBe('/pfannen?page=2');
  expect(shown()).toMatchObject({ page: { path: '/pfannen' }, location: { search: '?page=2' }, isTraversal: false });
});

it('keeps the last of several wishes, and tells the loader of the others', async () => {
  navigator.push('/eins');
  navigator.push('/zwei');
  answers[0]!.give(page('/eins'));
  answers[1]!.give(page('/zwei'));
  await settle();
  expect(answers.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect([address(), show.mock.calls.length]).toEqual(['/zwei', 1]);
});

it('loads nothing for a part of the same page, and the same address anew', async () => {
  navigator.push('/#fragen');
  await settle();
  expect([address(), load.mock.calls.length]).toEqual(['/#fragen', 0]);
  expect(shown()).toMatchObject({ page: { path: '/' }, location: { hash: '#fragen' } });
  navigator.push('/#fragen');
  expect(load).toHaveBeenCalledTimes(1);
});

it('follows back and forward, and gives back the state of the entry', async () => {
  navigator.push('/eins', { von: 'hier' });
  answers[0]!.give(page('/eins'));
  await settle();
  navigator.push('/zwei');
  answers[1]!.give(page('/zwei'));
  await settle();
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  navigator.go(-1);
  await popped;
  answers[2]!.give(page('/eins'));
  await settle();
  expect(shown()).toMatchObject({ page: { path: '/eins' }, location: { state: { von: 'hier' } }, isTraversal: true });
});

it('replaces an entry, and keeps the scroll position where it is asked to', async () => {
  const { length } = window.history;
  navigator.replace('/?sort=price', null, { preventScrollReset: true });
  answers[0]!.give(page('/'));
  await settle();
  expect([address(), window.history.length, shown()?.stays]).toEqual(['/?sort=price', length, true]);
});

it('follows a page that has moved', async () => {
  navigator.push('/alt');
  answers[0]!.fail(new PageMoved('/neu?a=b'));
  await settle();
  expect(answers[1]!.url.pathname).toBe('/neu');
  answers[1]!.give(page('/neu'));
  await settle();
  expect(address()).toBe('/neu?a=b');
});

it('shows that a page could not be loaded, and says why', async () => {
  const fault = new Error('kaputt');
  navigator.push('/pfannen');
  answers[0]!.fail(fault);
  await settle();
  expect([address(), shown()?.page]).toEqual(['/pfannen', null]);
  expect(jest.mocked(console.error).mock.calls).toEqual([[fault]]);
  jest.mocked(console.error).mockClear();
});
