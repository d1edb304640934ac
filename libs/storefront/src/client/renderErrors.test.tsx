import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ErrorBoundary } from '@shop/ui-kit/error-boundary';
import { renderErrors } from './renderErrors';

const report = jest.fn();
let root: Root;

beforeEach(() => {
  report.mockClear();
  Object.assign(globalThis, { reportError: report });
});
afterEach(() => {
  act(() => root.unmount());
  document.documentElement.className = '';
  document.body.innerHTML = '';
});

/** Brings a page to life whose HTML the server, or somebody after it, wrote. */
async function hydrated(html: string, page: React.ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  root = await act(async () => hydrateRoot(container, page, renderErrors()));
}

it('tells of a page that is not as the server rendered it', async () => {
  await hydrated('<p>Anders</p>', <p>Guten Tag</p>);
  expect(screen.getByText('Guten Tag')).toBeVisible();
  expect(report).toHaveBeenCalledWith(expect.any(Error));
});

it('makes a page that was translated before anew, in silence', async () => {
  document.documentElement.className = 'translated-ltr';
  await hydrated('<p><font>Good day</font></p>', <p>Guten Tag</p>);
  expect(screen.getByText('Guten Tag')).toBeVisible();
  expect(report).not.toHaveBeenCalled();
});

it('logs what a part of the page fails with, once', async () => {
  const fault = new Error('kaputt');
  const Broken = () => {
    throw fault;
  };
  await hydrated('', <ErrorBoundary failed="Fehler">{<Broken />}</ErrorBoundary>);
  const logged = jest.mocked(console.error).mock.calls.filter(([error]) => error === fault);
  expect(logged).toHaveLength(1);
  jest.mocked(console.error).mockClear();
});
