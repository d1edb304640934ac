import { act, fireEvent, screen } from '@testing-library/react';
import { renderInPage } from '../testing';
import { SectionNavigation } from './SectionNavigation';

const page = (
  <>
    <SectionNavigation label="Auf dieser Seite" links={[{ section: 'fragen', label: 'Fragen' }]} />
    <section id="fragen" data-section="" tabIndex={-1} />
  </>
);
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/seite');
  Element.prototype.scrollTo = jest.fn();
  // The section is below the viewport until scrolled.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 900 } as DOMRect);
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

async function scrollToSection() {
  jest.mocked(Element.prototype.getBoundingClientRect).mockReturnValue({ top: 0 } as DOMRect);
  fireEvent.scroll(window);
  await wait(500);
  // Waits until the section in view is known and the hash is set.
  await wait(100);
}

it('writes the section scrolled to into the address', async () => {
  renderInPage(page, { path: '/seite' });
  await wait(500);
  expect(window.location.hash).toBe('');
  await scrollToSection();
  expect(screen.getByRole('link', { name: 'Fragen' })).toHaveAttribute('aria-current', 'location');
  expect(window.location.hash).toBe('#fragen');
});

it('leaves the address of the next page alone, which changes before the page does', async () => {
  renderInPage(page, { path: '/seite' });
  await wait(500);
  window.history.pushState(null, '', '/andere');
  await scrollToSection();
  expect(window.location.href).toMatch(/\/andere$/);
});

it('looks for the section in view once scrolling has rested for 150 ms', async () => {
  renderInPage(page, { path: '/seite' });
  await wait(500);
  jest.mocked(Element.prototype.getBoundingClientRect).mockReturnValue({ top: 0 } as DOMRect);
  const link = screen.getByRole('link', { name: 'Fragen' });
  for (let event = 0; event < 4; event += 1) {
    fireEvent.scroll(window);
    await wait(149);
    expect(link).not.toHaveAttribute('aria-current');
  }
  await wait(1);
  expect(link).toHaveAttribute('aria-current', 'location');
});
