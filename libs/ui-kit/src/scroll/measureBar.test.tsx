import { act, render, screen } from '@testing-library/react';
import { measureBar } from './measureBar';

const observers = new Set<() => void>();
beforeEach(() => {
  observers.clear();
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation(((measure: () => void) => ({
    observe: () => observers.add(measure),
    disconnect: () => observers.delete(measure),
  })) as never);
});
afterEach(() => jest.restoreAllMocks());

const resize = (height: number) => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  act(() => observers.forEach((measure) => measure()));
};
const heightOn = (element: HTMLElement) => element.style.getPropertyValue('--bar-height');

it('tells the page the height of a bar, as often as it wraps, until it goes', () => {
  const { unmount } = render(<div ref={measureBar} />);
  resize(60);
  expect(heightOn(document.documentElement)).toBe('60px');
  resize(104);
  expect(heightOn(document.documentElement)).toBe('104px');
  unmount();
  expect(heightOn(document.documentElement)).toBe('');
  expect(observers.size).toBe(0);
});

it('tells the drawer around a bar, not the page', () => {
  render(
    <dialog open>
      <div ref={measureBar} />
    </dialog>,
  );
  resize(60);
  expect([heightOn(screen.getByRole('dialog')), heightOn(document.documentElement)]).toEqual(['60px', '']);
});
