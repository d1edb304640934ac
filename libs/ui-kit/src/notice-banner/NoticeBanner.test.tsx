import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../testing';
import { NoticeBanner } from './NoticeBanner';

it.each([
  ['info', 'status'],
  ['notice', 'status'],
  ['noticeGi', 'status'],
  ['error', 'alert'],
  ['warning', 'status'],
  ['success', 'status'],
  ['feature', 'status'],
  ['teaser', 'status'],
] as const)('announces a notice of type %s as %s', (type, role) => {
  renderInPage(<NoticeBanner type={type} title="Saved" />);
  const banner = screen.getByRole(role);
  expect(banner).toHaveTextContent('Saved');
  expect(banner).toHaveAttribute('data-type', type);
  expect(banner.querySelector('svg')).toBeInTheDocument();
});

it('offers an action', () => {
  renderInPage(<NoticeBanner type="warning" title="Two left" action={<a href="#cart">See the cart</a>} />);
  expect(screen.getByRole('status')).toContainElement(screen.getByRole('link', { name: 'See the cart' }));
});

it('can be dismissed if allowed', async () => {
  const dismiss = jest.fn();
  const { rerender } = renderInPage(<NoticeBanner type="info">Text</NoticeBanner>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(
    <NoticeBanner type="info" onDismiss={dismiss}>
      Text
    </NoticeBanner>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Meldung schliessen' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
});
