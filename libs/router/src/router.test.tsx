import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from './MemoryRouter';
import { useLocation, useNavigator } from './Router';
import { StaticRouter } from './StaticRouter';
import { useNavigate } from './useNavigate';

function Here() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const navigator = useNavigator();
  return (
    <>
      <output>{pathname + search + hash}</output>
      <button onClick={() => navigate('/pfannen?page=2#unten')}>Pfannen</button>
      <button onClick={() => navigate('?page=3')}>Seite 3</button>
      <button onClick={() => navigate('/', { replace: true })}>Anfang</button>
      <button onClick={() => navigator.go(-1)}>zurück</button>
      <button onClick={() => navigator.go(1)}>vor</button>
    </>
  );
}

const go = (...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByRole('button', { name }));
  return screen.getByRole('status').textContent;
};

describe('MemoryRouter', () => {
  beforeEach(
    () =>
      void render(<Here />, {
        wrapper: ({ children }) => <MemoryRouter address="/start?a=b">{children}</MemoryRouter>,
      }),
  );

  it('starts at its address, and navigates to another', () => {
    expect(go()).toBe('/start?a=b');
    expect(go('Pfannen')).toBe('/pfannen?page=2#unten');
  });

  it('treats a query as another state of the same page', () => {
    expect(go('Pfannen', 'Seite 3')).toBe('/pfannen?page=3');
  });

  it('goes back and forward, within the history', () => {
    expect(go('Pfannen', 'zurück', 'zurück')).toBe('/start?a=b');
    expect(go('vor', 'vor')).toBe('/pfannen?page=2#unten');
  });

  it('replaces an entry', () => {
    expect(go('Pfannen', 'Anfang')).toBe('/');
    expect(go('zurück')).toBe('/start?a=b');
  });
});

it('renders one address on a server', () => {
  const html = renderToStaticMarkup(
    <StaticRouter address="/pfannen?page=2">
      <Here />
    </StaticRouter>,
  );
  expect(html).toContain('<output>/pfannen?page=2</output>');
});

it('explains what is missing outside a router', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Here />)).toThrow('inside a Router');
});
