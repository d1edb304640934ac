import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { KeptFocus } from './KeptFocus';

function Lines() {
  const [lines, setLines] = useState(['a', 'b']);
  return (
    <>
      <KeptFocus data-testid="kept">
        {lines.map((line) => (
          <button key={line} onClick={() => setLines((all) => all.filter((other) => other !== line))}>
            {line}
          </button>
        ))}
      </KeptFocus>
      <button onClick={() => setLines([])}>none</button>
    </>
  );
}

it('takes the focus of a control that has gone, the last one too', async () => {
  render(<Lines />);
  for (const name of ['b', 'a']) {
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.getByTestId('kept')).toHaveFocus());
  }
});

it('leaves the focus alone that is elsewhere', async () => {
  render(<Lines />);
  await userEvent.click(screen.getByRole('button', { name: 'a' }));
  await userEvent.click(screen.getByRole('button', { name: 'none' }));
  expect(screen.queryByRole('button', { name: 'b' })).toBeNull();
  expect(screen.getByRole('button', { name: 'none' })).toHaveFocus();
});
