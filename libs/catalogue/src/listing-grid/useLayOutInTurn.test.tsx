import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { useLayOutInTurn } from './useLayOutInTurn';

function List({ length }: { length: number }) {
  const grid = useRef<HTMLDivElement>(null);
  useLayOutInTurn(grid);
  return (
    <div ref={grid}>
      <p>first</p>
      <div data-boxless="">
        {Array.from({ length }, (_, index) => (
          <p key={index}>{index}</p>
        ))}
      </div>
    </div>
  );
}

const laidOut = (container: HTMLElement) =>
  [...container.querySelectorAll('p')].filter(({ style }) => style.contentVisibility === 'visible').length;

/** The elements stand one below the other, the first `passed` above the end of the window. */
function positionBelowWindow(passed = 0) {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, window.innerHeight + (Number(this.textContent) - passed) * 10);
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('lays out some elements each time the browser is idle, until all are', () => {
  positionBelowWindow();
  const { container } = render(<List length={3} />);
  expect(laidOut(container)).toBe(0);
  act(() => jest.runOnlyPendingTimers());
  expect(laidOut(container)).toBe(2);
  act(() => jest.runOnlyPendingTimers());
  expect(laidOut(container)).toBe(3);
  expect(jest.getTimerCount()).toBe(0);
});

it('leaves aside what somebody has scrolled past', () => {
  positionBelowWindow(5);
  const { container } = render(<List length={6} />);
  act(() => jest.runAllTimers());
  expect(laidOut(container)).toBe(1);
  expect(container.querySelector<HTMLElement>('p:last-child')?.style.contentVisibility).toBe('visible');
});

it('stops when the list goes', () => {
  const { unmount } = render(<List length={6} />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
