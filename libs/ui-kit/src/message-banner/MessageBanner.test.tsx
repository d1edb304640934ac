import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../testing';
import { MessageBanner } from './MessageBanner';

it.each([
  ['info', 'status'],
  ['notice', 'status'],
  ['noticeGi', 'status'],
  ['error', 'alert'],
  ['warning', 'status'],
  ['success', 'status'],
  ['feature', 'status'],
  ['teaser', 'status'],
] as const)('announces a message of type %s as %s', (type, role) => {
  renderInPage(<MessageBanner type={type} title="Saved" />);
  const banner = screen.getByRole(role);
  expect(banner).toHaveTextContent('Saved');
  expect(banner).toHaveAttribute('data-type', type);
  expect(banner.querySelector('svg')).toBeInTheDocument();
});

it('offers an action', () => {
  renderInPage(<MessageBanner type="warning" title="Two left" action={<a href="#cart">See the cart</a>} />);
  expect(screen.getByRole('status')).toContainElement(screen.getByRole('link', { name: 'See the cart' }));
});

it('can be dismissed if allowed', async () => {
  const dismiss = jest.fn();
  const { rerender } = renderInPage(<MessageBanner type="info">Text</MessageBanner>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(
    <MessageBanner type="info" onDismiss={dismiss}>
      Text
    </MessageBanner>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Meldung schliessen' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
});
