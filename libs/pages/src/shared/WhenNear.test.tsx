import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { WhenNear } from './WhenNear';

/** Brings the observed part near the window. */
let comeNear: () => void;
beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((tell) => {
    comeNear = () => tell([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
    return { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
  });
});

const Part = () => <button type="button">lebendig</button>;

it('renders nothing before the visitor is near', () => {
  const { container } = render(
    <WhenNear>
      <Part />
    </WhenNear>,
  );
  expect(container).toHaveTextContent('');
  act(() => comeNear());
  expect(screen.getByRole('button')).toBeVisible();
});

it('leaves what the server wrote alone, whatever changes around it, until the visitor is near', async () => {
  const part = (title: string) => (
    <>
      <h1>{title}</h1>
      <WhenNear readable>
        <Part />
      </WhenNear>
    </>
  );
  const server = document.body.appendChild(document.createElement('div'));
  server.innerHTML = '<h1>A</h1><!--$--><div class=""><p>vom Server</p></div><!--/$-->';
  const recovered = jest.fn();
  const root = await act(async () => hydrateRoot(server, part('A'), { onRecoverableError: recovered }));
  const written = screen.getByText('vom Server');
  await act(async () => root.render(part('B')));
  expect(screen.getByRole('heading')).toHaveTextContent('B');
  expect(written).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => comeNear());
  expect(screen.getByRole('button')).toBeVisible();
  expect(written).not.toBeInTheDocument();
  expect(recovered).not.toHaveBeenCalled();
  act(() => root.unmount());
  server.remove();
});

it('keeps the keyboard on the control it is on', async () => {
  const server = document.body.appendChild(document.createElement('div'));
  server.innerHTML =
    '<!--$--><div class=""><a href="#a">Anfang</a><button type="button">noch leblos</button></div><!--/$-->';
  const part = (
    <WhenNear readable>
      <a href="#a">Anfang</a>
      <Part />
    </WhenNear>
  );
  const root = await act(async () => hydrateRoot(server, part));
  screen.getByRole('button', { name: 'noch leblos' }).focus();
  await act(async () => comeNear());
  expect(screen.getByRole('button', { name: 'lebendig' })).toHaveFocus();
  act(() => root.unmount());
  server.remove();
});

it.each([
  [
    'to what leads to the same',
    <a key="a" href="#b">
      Bild
    </a>,
    'Bild',
  ],
  ['to the section, if nothing does', <Part key="b" />, 'Abschnitt'],
])('leads the keyboard %s, where something else stands in its place', async (_, alive, expected) => {
  const server = document.body.appendChild(document.createElement('div'));
  server.innerHTML =
    '<section tabindex="-1" aria-label="Abschnitt"><!--$--><div class=""><a href="#b">Titel</a></div><!--/$--></section>';
  const part = (
    <section tabIndex={-1} aria-label="Abschnitt">
      <WhenNear readable>
        <Part />
        {alive}
      </WhenNear>
    </section>
  );
  const root = await act(async () => hydrateRoot(server, part));
  screen.getByRole('link', { name: 'Titel' }).focus();
  await act(async () => comeNear());
  expect(document.activeElement).toHaveAccessibleName(expected);
  act(() => root.unmount());
  server.remove();
});
