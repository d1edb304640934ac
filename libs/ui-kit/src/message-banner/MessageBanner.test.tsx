import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessageBanner } from './MessageBanner';

it.each([
  ['error', 'alert'],
  ['success', 'status'],
] as const)('announces a message of type %s as %s', (type, role) => {
  renderWithShop(<MessageBanner type={type} title="Saved" />);
  expect(screen.getByRole(role)).toHaveTextContent('Saved');
});

it('can be taken away where that is wanted', async () => {
  const dismiss = jest.fn();
  const { rerender } = renderWithShop(<MessageBanner type="info">Text</MessageBanner>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(
    <MessageBanner type="info" onDismiss={dismiss}>
      Text
    </MessageBanner>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Meldung schliessen' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
});
