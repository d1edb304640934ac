import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { renderInPage } from '../testing';
import { Carousel, type CarouselProps } from './Carousel';

const NAMES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const SLIDE = 100;
const ROW = 300;

let rowWidth = ROW;
let resized: () => void;

/** jsdom has no layout: slides of 100 px in a row of 300 px. */
function layOut() {
  const width = (element: Element) => (element.tagName === 'LI' ? SLIDE : rowWidth);
  const indexOf = (element: Element) => [...(element.parentElement?.children ?? [])].indexOf(element);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function offsetWidth(this: Element) {
    return width(this);
  });
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offsetLeft(this: Element) {
    return this.tagName === 'LI' ? indexOf(this) * SLIDE : 0;
  });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function clientWidth(this: Element) {
    return width(this);
  });
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function scrollWidth(this: Element) {
    return this.children.length * SLIDE;
  });
}

beforeEach(() => {
  rowWidth = ROW;
  jest.useFakeTimers();
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    resized = () => act(() => callback([], {} as ResizeObserver));
    return { observe() {}, unobserve() {}, disconnect() {} };
  });
  layOut();
});
afterEach(() => jest.useRealTimers());

const show = (names = NAMES, props: Partial<CarouselProps> = {}) =>
  renderInPage(
    <Carousel label="Bestsellers" {...props}>
      {names.map((name) => (
        <a key={name} href={`#${name}`}>
          {name}
        </a>
      ))}
    </Carousel>,
  );

const arrow = (name: string) => screen.getByRole('button', { name });
const row = () => screen.getByRole('list');
/** Advances time; the row fires scroll events as in a browser. */
function pass(ms: number) {
  act(() => jest.advanceTimersByTime(ms));
  fireEvent.scroll(row());
}
function lessMotion() {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ media, matches: media.includes('reduce') }) as MediaQueryList);
}

it('scrolls by the visible slides and disables the arrows at the ends', async () => {
  const { user } = show(NAMES.slice(0, 5));
  expect(screen.getByRole('region', { name: 'Bestsellers' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(arrow('Zurück')).toHaveAttribute('aria-disabled', 'true');
  expect(arrow('Weiter')).toHaveAttribute('aria-disabled', 'false');
  await user.click(arrow('Weiter'));
  pass(600);
  expect(row().scrollLeft).toBe(200);
  expect(arrow('Weiter')).toHaveAttribute('aria-disabled', 'true');
  expect(arrow('Weiter')).toHaveFocus();
  await user.click(arrow('Weiter'));
  pass(600);
  expect(row().scrollLeft).toBe(200);
  await user.click(arrow('Zurück'));
  pass(600);
  expect(row().scrollLeft).toBe(0);
  expect(arrow('Zurück')).toHaveAttribute('aria-disabled', 'true');
});

it('scrolls for 500 ms', async () => {
  const { user } = show();
  await user.click(arrow('Weiter'));
  pass(480);
  expect(row().scrollLeft).toBeGreaterThan(0);
  expect(row()).toHaveAttribute('data-moving');
  pass(40);
  expect(row().scrollLeft).toBe(300);
  expect(row()).not.toHaveAttribute('data-moving');
});

it('jumps with reduced motion', async () => {
  lessMotion();
  const { user } = show();
  await user.click(arrow('Weiter'));
  expect(row().scrollLeft).toBe(300);
});

it('adds up clicks during scrolling', async () => {
  const { user } = show([...NAMES, 'Seven', 'Eight', 'Nine']);
  await user.click(arrow('Weiter'));
  pass(100);
  await user.click(arrow('Weiter'));
  pass(600);
  expect(row().scrollLeft).toBe(600);
});

it('continues from its position when a scroll has not ended within 1000 ms', async () => {
  const { user } = show([...NAMES, 'Seven', 'Eight', 'Nine']);
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  await user.click(arrow('Weiter'));
  pass(1000);
  expect(row().scrollLeft).toBe(0);
  frames.mockRestore();
  await user.click(arrow('Weiter'));
  pass(600);
  expect(row().scrollLeft).toBe(300);
});

it('stops scrolling when the visitor scrolls', async () => {
  const { user } = show();
  await user.click(arrow('Weiter'));
  pass(100);
  const reached = row().scrollLeft;
  fireEvent.wheel(row());
  pass(600);
  expect(row().scrollLeft).toBe(reached);
});

it('has no arrows when everything fits', () => {
  show(NAMES.slice(0, 3));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('measures again 250 ms after its size last changed, and when slides are added', () => {
  const { rerender } = show(NAMES.slice(0, 3));
  rowWidth = 200;
  resized();
  act(() => jest.advanceTimersByTime(200));
  resized();
  act(() => jest.advanceTimersByTime(249));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getAllByRole('button')).toHaveLength(2);
  rerender(
    <Carousel label="Bestsellers">
      <a href="#one">One</a>
    </Carousel>,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['4, 3 and 2', undefined, ['4', '3', '2']],
  ['3, 2 and 1.5', { desktop: 3, tablet: 2, phone: 1.5 }, ['3', '2', '1.5']],
])('shows %s slides on desktops, tablets and phones', (_, slidesPerPage, expected) => {
  show(NAMES, { slidesPerPage });
  const { style } = screen.getByRole('region');
  expect(['--desktop', '--tablet', '--phone'].map((name) => style.getPropertyValue(name))).toEqual(expected);
});

it('skips empty children', () => {
  renderInPage(
    <Carousel label="Bestsellers">
      {null}
      <a href="#one">One</a>
      {false}
    </Carousel>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

describe('the arrow keys', () => {
  it('move from slide to slide and keep the focus in view', async () => {
    const { user } = show();
    const link = (name: string) => screen.getByRole('link', { name });
    act(() => link('Two').focus());
    await user.keyboard('{ArrowRight}');
    expect(link('Three')).toHaveFocus();
    pass(600);
    expect(row().scrollLeft).toBe(0);
    await user.keyboard('{ArrowRight}');
    expect(link('Four')).toHaveFocus();
    pass(600);
    expect(row().scrollLeft).toBe(100);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(link('Six')).toHaveFocus();
    pass(600);
    expect(row().scrollLeft).toBe(300);
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(link('One')).toHaveFocus();
    pass(600);
    expect(row().scrollLeft).toBe(0);
    await user.keyboard('{ArrowLeft}');
    expect(link('One')).toHaveFocus();
  });

  it('are left to a focused text field', async () => {
    const { user } = renderInPage(
      <Carousel label="Bestsellers">
        <input aria-label="Quantity" />
        <a href="#two">Two</a>
      </Carousel>,
    );
    screen.getByRole('textbox').focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});

describe('a mouse', () => {
  const link = () => screen.getByRole('link', { name: 'Two' });
  const clicked = jest.fn();

  /** The drag code is loaded when the mouse enters. */
  async function showForMouse(pointer: '[MouseLeft>]' | '[TouchA>]' = '[MouseLeft>]') {
    clicked.mockClear();
    const { user } = show();
    row().addEventListener('click', clicked);
    await user.hover(link());
    await act(() => import('./dragRow'));
    const press = (clientX: number) => user.pointer([{ target: link(), coords: { clientX }, keys: pointer }]);
    const move = (clientX: number) => user.pointer([{ target: link(), coords: { clientX } }]);
    const release = () => user.pointer([{ target: link(), keys: '[/MouseLeft]' }]);
    return { user, press, move, release };
  }

  it('drags the row after 10 px, and the row snaps to the next slide', async () => {
    const { press, move, release } = await showForMouse();
    await press(200);
    await move(191);
    expect(row().scrollLeft).toBe(0);
    await move(190);
    expect(row().scrollLeft).toBe(10);
    await move(150);
    expect(row().scrollLeft).toBe(50);
    await release();
    pass(600);
    expect(row().scrollLeft).toBe(100);
    await press(100);
    await move(130);
    await release();
    pass(600);
    expect(row().scrollLeft).toBe(0);
  });

  it('does not open a link after a drag, but on a click', async () => {
    const { press, move, release } = await showForMouse();
    await press(200);
    await move(150);
    await release();
    pass(600);
    expect(clicked).not.toHaveBeenCalled();
    await press(200);
    await move(195);
    await release();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('does not drag links natively', async () => {
    await showForMouse();
    const start = createEvent.dragStart(link());
    fireEvent(link(), start);
    expect(start.defaultPrevented).toBe(true);
  });

  it('does not affect touch, which the browser scrolls', async () => {
    const { user, press } = await showForMouse('[TouchA>]');
    await press(200);
    await user.pointer([{ pointerName: 'TouchA', target: link(), coords: { clientX: 100 } }]);
    expect(row().scrollLeft).toBe(0);
  });
});
