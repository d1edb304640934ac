import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../testing';
import { Tooltip } from './Tooltip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const show = () =>
  renderInPage(
    <Tooltip content="For members">
      <button>Print</button>
    </Tooltip>,
  );
const rest = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('describes its element, visible or not', () => {
  show();
  expect(screen.getByRole('button')).toHaveAccessibleDescription('For members');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('opens 200 ms after hover and stays while hovered itself', async () => {
  show();
  const pointer = user();
  await pointer.hover(screen.getByRole('button'));
  rest(199);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  rest(1);
  await pointer.hover(screen.getByRole('tooltip'));
  rest(1000);
  await pointer.unhover(screen.getByRole('tooltip'));
  rest(200);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('opens at once by focus and closes by Escape', async () => {
  show();
  await user().tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('For members');
  await user().keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveFocus();
});

it('closes by Escape when only hovered, and leaves a drawer around it open', async () => {
  const escape = jest.fn();
  renderInPage(
    <div onKeyDown={escape}>
      <input aria-label="Name" />
      <Tooltip content="For members">
        <button>Print</button>
      </Tooltip>
    </div>,
  );
  act(() => screen.getByRole('textbox').focus());
  await user().hover(screen.getByRole('button'));
  rest(200);
  await user().keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(escape).not.toHaveBeenCalled();
  await user().keyboard('{Escape}');
  expect(escape).toHaveBeenCalledTimes(1);
});

it('stays as long as the pointer does', async () => {
  show();
  await user().hover(screen.getByRole('button'));
  rest(60_000);
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
});

it('keeps another description of its element', () => {
  renderInPage(
    <>
      <p id="note">Two pages</p>
      <Tooltip content="For members">
        <button aria-describedby="note">Print</button>
      </Tooltip>
    </>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Two pages For members');
});

it.each([
  [300, 'top'],
  [10, 'bottom'],
])('at %i px from the top of the window is on the %s', async (top, side) => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return this.getAttribute('role') === 'tooltip' ? new DOMRect(0, 0, 100, 40) : new DOMRect(300, top, 80, 44);
  });
  show();
  await user().tab();
  expect(screen.getByRole('tooltip')).toHaveAttribute('data-side', side);
});
