import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/** As browser translators do: every text node is wrapped in elements unknown to React. */
function translate(container: Element) {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `«${text.data}»`;
    text.replaceWith(font);
  }
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <section>
      <p>
        {count === 0 && 'Noch nichts'}
        <b>{count} Stück</b>
      </p>
      <button onClick={() => setCount(count + 1)}>mehr</button>
    </section>
  );
}

function Broken({ isBroken = true }) {
  if (isBroken) throw new Error('kaputt');
  return <p>wieder ganz</p>;
}

it('silently remounts its children where a translator has changed them', () => {
  const onError = jest.fn();
  const onCaughtError = jest.fn();
  const { container } = render(
    <ErrorBoundary failed="Fehler" onError={onError}>
      <Counter />
    </ErrorBoundary>,
    { onCaughtError },
  );
  translate(container);
  fireEvent.click(screen.getByRole('button'));
  expect(onCaughtError).toHaveBeenCalledWith(expect.objectContaining({ name: 'NotFoundError' }), expect.anything());
  expect(container).toHaveTextContent('Noch nichts0 Stück');
  expect(container.querySelector('font')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button'));
  expect(container).toHaveTextContent('1 Stück');
  expect(onError).not.toHaveBeenCalled();
});

it('renders its fallback for other errors, reports them, and retries for another page', () => {
  const onError = jest.fn();
  const page = (resetKey: string, isBroken: boolean) => (
    <ErrorBoundary failed={<p>Fehler</p>} onError={onError} resetKey={resetKey}>
      <Broken isBroken={isBroken} />
    </ErrorBoundary>
  );
  const { rerender } = render(page('/a', true), { onCaughtError: () => {} });
  expect(screen.getByText('Fehler')).toBeVisible();
  expect(onError.mock.calls).toEqual([[new Error('kaputt')]]);
  rerender(page('/a', false));
  expect(screen.getByText('Fehler')).toBeVisible();
  rerender(page('/b', false));
  expect(screen.getByText('wieder ganz')).toBeVisible();
});
