import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInPage } from '../testing';
import { RetryButton } from './RetryButton';

function Part({ fieldHasFocus = false }: { fieldHasFocus?: boolean }) {
  const [hasFailed, setFailed] = useState(true);
  return (
    <section aria-label="Seite">
      <div role="group" aria-label="Teil">
        {hasFailed ? (
          <p>
            <RetryButton onClick={() => setFailed(false)} />
          </p>
        ) : (
          <input aria-label="Feld" autoFocus={fieldHasFocus} />
        )}
      </div>
    </section>
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
const part = () => screen.getByRole('group', { name: 'Teil' });

it('leaves the focus on what stays around it, where the next Tab goes on', async () => {
  renderInPage(<Part />);
  await press();
  expect(part()).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Feld' })).toHaveFocus();
  expect(part()).not.toHaveAttribute('tabindex');
});

it('leaves the focus alone that what comes has taken', async () => {
  renderInPage(<Part fieldHasFocus />);
  await press();
  expect(screen.getByRole('textbox', { name: 'Feld' })).toHaveFocus();
  expect(part()).not.toHaveAttribute('tabindex');
});

it('leaves the focus alone that is elsewhere', async () => {
  const { rerender } = renderInPage(<Part key="failed" />);
  expect(document.body).toHaveFocus();
  rerender(<Part key="another" />);
  expect(document.body).toHaveFocus();
});
