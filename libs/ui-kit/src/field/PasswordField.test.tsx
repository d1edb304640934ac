import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../testing';
import { PasswordField } from './PasswordField';

it('toggles the visibility of the password', async () => {
  renderInPage(<PasswordField label="Password" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Passwort verbergen' }));
  expect(field).toHaveAttribute('type', 'password');
});

describe('after typing', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('calls back 300 ms after the last change', async () => {
    const stopped = jest.fn();
    const { user } = renderInPage(<PasswordField label="Password" onTypingStopped={stopped} />);
    await user.type(screen.getByLabelText('Password'), 'ab');
    pass(299);
    await user.type(screen.getByLabelText('Password'), 'c');
    pass(299);
    expect(stopped).not.toHaveBeenCalled();
    pass(1);
    expect(stopped.mock.calls).toEqual([['abc']]);
    pass(1000);
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  it('does not call back after it is unmounted', async () => {
    const stopped = jest.fn();
    const { user, unmount } = renderInPage(<PasswordField label="Password" onTypingStopped={stopped} />);
    await user.type(screen.getByLabelText('Password'), 'ab');
    unmount();
    pass(1000);
    expect(stopped).not.toHaveBeenCalled();
  });
});
