import { receiveEvents } from '@shop/analytics/delivery';
import { aLink, anImage } from '@shop/builders';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderElement } from '../test/renderElement';

const WIDTH = 1000;
const item = (heading: string) => ({
  image: anImage({ url: `/images/${heading}` }),
  secondaryImage: null,
  link: aLink({ url: `/${heading}` }),
  heading,
});
const items = [item('eins'), item('zwei'), item('drei')];

function motionIsReduced(matches: boolean) {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => ({ media, matches, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );
}

/** jsdom has no layout: a track that scrolls at once, slides as wide as itself. */
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  jest.spyOn(Element.prototype, 'scrollTo').mockImplementation(function scroll(this: Element, to?: unknown) {
    this.scrollLeft = (to as { left: number }).left;
    fireEvent.scroll(this);
  });
});
afterEach(() => jest.useRealTimers());

const renderBanner = (data: object = {}) => renderElement('promoBanner', { bannerItems: items, ...data });
const shown = () =>
  screen
    .getAllByRole('link')
    .filter((link) => !link.closest('[inert]'))
    .map((link) => link.textContent);
const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const region = () => screen.getByRole('region', { name: 'Aktuelles' });

describe('promo banner', () => {
  it('advances every 6 s, and from the last to the first', async () => {
    await renderBanner();
    expect(shown()).toEqual(['eins']);
    wait(5.9);
    expect(shown()).toEqual(['eins']);
    wait(0.1);
    expect(shown()).toEqual(['zwei']);
    wait(6);
    expect(shown()).toEqual(['drei']);
    wait(6);
    expect(shown()).toEqual(['eins']);
  });

  it('advances by the interval of the editor', async () => {
    await renderBanner({ interval: 2 });
    wait(2);
    expect(shown()).toEqual(['zwei']);
  });

  it.each([
    ['top', Node.DOCUMENT_POSITION_FOLLOWING],
    ['center', Node.DOCUMENT_POSITION_PRECEDING],
    ['bottom', Node.DOCUMENT_POSITION_PRECEDING],
  ])('has its picture where it is seen on a phone, with the text at %s', async (textPositionMobile, position) => {
    await renderBanner({ bannerItems: [{ ...item('eins'), textPositionMobile }] });
    const picture = region().querySelector('img')!;
    expect(screen.getByRole('heading', { name: 'eins' }).compareDocumentPosition(picture)).toBe(position);
  });

  it('does not advance at interval 0, and has no pause button', async () => {
    await renderBanner({ interval: 0 });
    wait(60);
    expect(shown()).toEqual(['eins']);
    expect(screen.queryByRole('button', { name: /Bewegung/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /zeigen/ })).toHaveLength(3);
  });

  it('does not advance with reduced motion', async () => {
    motionIsReduced(true);
    await renderBanner();
    wait(60);
    expect(shown()).toEqual(['eins']);
    expect(screen.queryByRole('button', { name: /Bewegung/ })).not.toBeInTheDocument();
  });

  it('has no controls for a single banner', async () => {
    await renderBanner({ bannerItems: [item('eins')] });
    wait(60);
    expect(shown()).toEqual(['eins']);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('waits while the mouse is on it', async () => {
    const { user } = await renderBanner();
    await user.hover(region());
    wait(60);
    expect(shown()).toEqual(['eins']);
    await user.unhover(region());
    wait(6);
    expect(shown()).toEqual(['zwei']);
  });

  it('waits while the focus is in it, even when the mouse leaves', async () => {
    const { user } = await renderBanner();
    await user.hover(region());
    await user.tab();
    expect(screen.getByRole('link', { name: 'eins' })).toHaveFocus();
    await user.unhover(region());
    wait(60);
    expect(shown()).toEqual(['eins']);
    act(() => screen.getByRole('link', { name: 'eins' }).blur());
    wait(6);
    expect(shown()).toEqual(['zwei']);
  });

  it.each([['end'], ['cancel']])('waits while it is touched, until the touch %s', async (end) => {
    await renderBanner();
    fireEvent.touchStart(region());
    wait(60);
    expect(shown()).toEqual(['eins']);
    if (end === 'end') fireEvent.touchEnd(region());
    else fireEvent.touchCancel(region());
    wait(6);
    expect(shown()).toEqual(['zwei']);
  });

  it('is paused and resumed by its button', async () => {
    const { user } = await renderBanner();
    await user.click(screen.getByRole('button', { name: 'Bewegung anhalten' }));
    await user.unhover(region());
    act(() => (document.activeElement as HTMLElement).blur());
    wait(60);
    expect(shown()).toEqual(['eins']);
    await user.click(screen.getByRole('button', { name: 'Bewegung fortsetzen' }));
    await user.unhover(region());
    act(() => (document.activeElement as HTMLElement).blur());
    wait(6);
    expect(shown()).toEqual(['zwei']);
  });

  it('shows the banner chosen by its bullet, and the one swiped to', async () => {
    const { user, container } = await renderBanner();
    await user.click(screen.getByRole('button', { name: 'Banner 3 von 3 zeigen' }));
    expect(shown()).toEqual(['drei']);
    expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Banner 3 von 3 zeigen');
    const track = container.querySelector('ul')!;
    track.scrollLeft = WIDTH;
    fireEvent.scroll(track);
    expect(shown()).toEqual(['zwei']);
  });

  it('wraps by swipe at both ends, and leaves other swipes to the browser', async () => {
    const { container } = await renderBanner({ interval: 0 });
    const track = container.querySelector('ul')!;
    const swipe = (from: number, to: number) => {
      fireEvent.touchStart(track, { touches: [{ clientX: from, clientY: 0 }] });
      fireEvent.touchEnd(track, { changedTouches: [{ clientX: to, clientY: 0 }] });
    };
    swipe(800, 300);
    expect(shown()).toEqual(['eins']);
    swipe(300, 800);
    expect(shown()).toEqual(['drei']);
    swipe(300, 310);
    expect(shown()).toEqual(['drei']);
    swipe(800, 300);
    expect(shown()).toEqual(['eins']);
  });

  it('goes on after a bullet was tapped', async () => {
    const { user } = await renderBanner();
    const bullet = screen.getByRole('button', { name: 'Banner 2 von 3 zeigen' });
    // jsdom takes any focus for the keyboard's.
    const matches = jest.spyOn(bullet, 'matches').mockImplementation((selector) => selector !== ':focus-visible');
    await user.click(bullet);
    await user.unhover(region());
    expect(bullet).toHaveFocus();
    expect(shown()).toEqual(['zwei']);
    wait(6);
    expect(shown()).toEqual(['drei']);
    expect(matches).toHaveBeenCalledWith(':focus-visible');
  });

  it('loads the picture of the first banner eagerly, with its variant for small screens', async () => {
    const secondaryImage = anImage({ url: '/images/hoch' });
    const { container } = await renderBanner({ bannerItems: [{ ...item('eins'), secondaryImage }, item('zwei')] });
    const [first, second] = container.querySelectorAll('img');
    expect(first).toHaveAttribute('src', '/images/hoch?w=640');
    expect(first).toHaveAttribute('loading', 'eager');
    expect(second).toHaveAttribute('loading', 'lazy');
    const source = container.querySelector('source');
    expect(source).toHaveAttribute('media', '(min-width: 768px)');
    expect(source?.srcset).toContain('/images/eins?w=1600 1600w');
  });

  it.each([
    ['content', '(min-width: 1600px) 1520px, 100vw'],
    ['window', '100vw'],
  ] as const)('is as wide as the %s where the brand wants it so', async (promoBannerWidth, sizes) => {
    const { container } = await renderElement('promoBanner', { bannerItems: items }, { brand: { promoBannerWidth } });
    expect(region()).toHaveAttribute('data-width', promoBannerWidth);
    // What limits the width stands around it, or nothing does.
    const around = region().parentElement!;
    expect(around.hasAttribute('data-part') || around === container).toBe(promoBannerWidth === 'window');
    expect(container.querySelector('img')).toHaveAttribute('sizes', expect.stringContaining(sizes));
  });

  it('tracks which banner was followed, and its position', async () => {
    const events: unknown[] = [];
    receiveEvents(({ event }) => events.push(event));
    const { user } = await renderBanner({ teaserIdentifier: 'herbst' });
    await user.click(screen.getByRole('button', { name: 'Banner 2 von 3 zeigen' }));
    await user.click(screen.getByRole('link', { name: 'zwei' }));
    expect(events).toEqual([
      {
        name: 'select_promotion',
        promotion: { promotionId: 'herbst', promotionName: 'zwei', creativeName: 'zwei', creativeSlot: '2' },
      },
    ]);
    receiveEvents(null);
  });
});
