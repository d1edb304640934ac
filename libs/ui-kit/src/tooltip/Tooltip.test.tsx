import { renderWithShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './Tooltip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const show = () =>
  renderWithShop(
    <Tooltip content="For members">
      <button>Print</button>
    </Tooltip>,
  );
const rest = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('describes its element, seen or not', () => {
  show();
  expect(screen.getByRole('button')).toHaveAccessibleDescription('For members');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('opens 200 ms after the pointer came and stays while the pointer is on it', async () => {
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
