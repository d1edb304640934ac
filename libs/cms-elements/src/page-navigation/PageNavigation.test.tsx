import { aContentElement, aLink } from '@shop/builders';
import { CmsElements, createRegistry, loadElements, RegistryProvider } from '@shop/cms-renderer';
import { renderWithShop, testStore } from '@shop/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { allElements } from '..';

const PATH = '/guide';
const links = [
  aLink({ url: '#eins', callToAction: 'Eins' }),
  aLink({ url: `${PATH}#zwei`, callToAction: 'Zwei' }),
  aLink({ url: '#fehlt', callToAction: 'Fehlt' }),
  aLink({ url: '/kontakt#team', callToAction: 'Kontakt' }),
];
const section = (anchor: string) =>
  aContentElement({ id: anchor, kind: 'richText', data: { anchor, html: `<p>Text von ${anchor}</p>` } });

const HEADER = 80;
/** Position of each section, in px from the top of the window. */
let tops: Record<string, number>;
let reducedMotion: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  tops = { eins: 500, zwei: 1_500 };
  reducedMotion = false;
  window.history.replaceState({ key: 'kept' }, '', `${PATH}?a=b`);
  document.documentElement.style.scrollPaddingTop = `${HEADER}px`;
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return { top: tops[this.id] ?? 0 } as DOMRect;
  });
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ media, matches: reducedMotion }) as unknown as MediaQueryList);
});
afterEach(() => {
  jest.useRealTimers();
  document.documentElement.removeAttribute('style');
  window.history.replaceState(null, '', '/');
});

async function show() {
  const registry = createRegistry(allElements);
  const elements = [
    aContentElement({ id: 'nav', kind: 'pageNavigation', data: { title: 'Kapitel', links } }),
    section('eins'),
    section('zwei'),
  ];
  await loadElements(elements, registry, { store: testStore().store, locale: 'de' });
  return renderWithShop(
    <RegistryProvider value={registry}>
      <CmsElements elements={elements} />
    </RegistryProvider>,
    { path: PATH },
  );
}

/** Simulates scrolling: new positions of the sections. */
function scrollTo(next: Record<string, number>) {
  tops = next;
  fireEvent.scroll(window);
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** Long enough for the mark and then the hash. */
const settle = () => {
  wait(150);
  wait(20);
};
const current = () => screen.queryByRole('link', { current: 'location' })?.textContent;
const link = (name: string) => screen.getByRole('link', { name });

describe('page navigation', () => {
  it('links to the sections of its page, and elsewhere', async () => {
    await show();
    expect(screen.getByRole('navigation', { name: 'Kapitel' })).toBeVisible();
    expect(link('Zwei')).toHaveAttribute('href', '#zwei');
    expect(link('Kontakt')).toHaveAttribute('href', '/kontakt#team');
    expect(current()).toBeUndefined();
  });

  it('marks the section in view 150 ms after scrolling, and writes it into the address 20 ms later', async () => {
    await show();
    scrollTo({ eins: 60, zwei: 1_000 });
    wait(149);
    expect(current()).toBeUndefined();
    wait(1);
    expect(current()).toBe('Eins');
    wait(19);
    expect(window.location.hash).toBe('');
    wait(1);
    expect(window.location.hash).toBe('#eins');
    expect(window.location.search).toBe('?a=b');
    expect(window.history.state).toEqual({ key: 'kept' });

    scrollTo({ eins: -900, zwei: HEADER });
    settle();
    expect([current(), window.location.hash]).toEqual(['Zwei', '#zwei']);
  });

  it('removes its mark and its hash above the first section', async () => {
    await show();
    scrollTo({ eins: 60, zwei: 1_000 });
    settle();
    scrollTo({ eins: 400, zwei: 1_400 });
    settle();
    expect([current(), window.location.hash]).toEqual([undefined, '']);
  });

  it('leaves an unknown hash alone', async () => {
    window.history.replaceState(null, '', `${PATH}#main`);
    await show();
    wait(1_000);
    expect(window.location.hash).toBe('#main');
  });

  it('keeps the section of its address, even beside another, until the visitor scrolls on', async () => {
    window.history.replaceState(null, '', `${PATH}#eins`);
    tops = { eins: HEADER, zwei: HEADER };
    await show();
    scrollTo({ eins: HEADER + 20, zwei: HEADER + 20 });
    settle();
    expect([current(), window.location.hash]).toEqual(['Eins', '#eins']);
    scrollTo({ eins: -900, zwei: HEADER });
    settle();
    expect([current(), window.location.hash]).toEqual(['Zwei', '#zwei']);
  });

  it('keeps the section of its address at the end of the page, where none can be higher', async () => {
    window.history.replaceState(null, '', `${PATH}#eins`);
    tops = { eins: 300, zwei: 600 };
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight);
    await show();
    scrollTo({ eins: 300, zwei: 600 });
    settle();
    expect([current(), window.location.hash]).toEqual(['Eins', '#eins']);
  });

  it('marks the section in view, but keeps the address of one that it does not link to', async () => {
    const { unmount } = renderWithShop(<p id="drittes">Drittes</p>);
    window.history.replaceState(null, '', `${PATH}#drittes`);
    tops = { eins: -500, zwei: -100, drittes: HEADER };
    await show();
    settle();
    expect([current(), window.location.hash]).toEqual(['Zwei', '#drittes']);
    unmount();
  });

  it('marks the last section at the end of the page, however short it is', async () => {
    await show();
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight);
    scrollTo({ eins: -200, zwei: 400 });
    wait(150);
    expect(current()).toBe('Zwei');
  });

  it('scrolls to the chosen section, moves the focus there, and marks nothing on the way', async () => {
    const { user } = await show();
    await user.click(link('Zwei'));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
    expect(document.getElementById('zwei')).toHaveFocus();
    expect(current()).toBe('Zwei');
    scrollTo({ eins: 60, zwei: 1_000 });
    settle();
    expect([current(), window.location.hash]).toEqual(['Zwei', '#zwei']);
  });

  it.each([
    ['has ended', () => fireEvent(window, new Event('scrollend'))],
    ['takes longer than a second', () => wait(1_000)],
  ])('follows the visitor again when its programmatic scroll %s', async (_, end) => {
    const { user } = await show();
    await user.click(link('Zwei'));
    end();
    expect(current()).toBe('Zwei');
    scrollTo({ eins: 60, zwei: 1_000 });
    wait(150);
    expect(current()).toBe('Eins');
  });

  it('jumps with reduced motion', async () => {
    reducedMotion = true;
    const { user } = await show();
    await user.click(link('Eins'));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ behavior: 'auto', block: 'start' });
  });

  it('leaves modified clicks and missing targets to the browser', async () => {
    await show();
    expect(fireEvent.click(link('Eins'), { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(link('Fehlt'))).toBe(true);
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
    expect(fireEvent.click(link('Eins'))).toBe(false);
  });
});
