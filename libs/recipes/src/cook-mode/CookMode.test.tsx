import { anImage, aRecipe } from '@shop/builders';
import type { RecipeStep } from '@shop/contracts';
import { renderWithShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { removeTimer, startTimer } from '../timers/timerStore';
import CookMode from './CookMode';

const persons = { shared: 4, of: () => 4, set: () => {} };
const step: RecipeStep = {
  title: '',
  text: 'Rühren.',
  link: null,
  linkLabel: '',
  images: [],
  recommendedProduct: null,
};
const show = (steps = [step]) =>
  renderWithShop(<CookMode recipe={aRecipe({ steps })} persons={persons} cooking="open" onCooking={() => {}} />);

let isVisible = true;
const release = jest.fn(() => Promise.resolve());
const request = jest.fn(() => Promise.resolve({ release }));
beforeAll(() => {
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  Object.defineProperty(document, 'visibilityState', {
    get: () => (isVisible ? 'visible' : 'hidden'),
    configurable: true,
  });
});
beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

const turn = (visible: boolean) =>
  act(async () => {
    isVisible = visible;
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });

it('keeps the screen on, requests the lock again when the tab is visible again, and releases it when it closes', async () => {
  const { unmount } = show();
  await turn(false);
  expect(request).toHaveBeenCalledTimes(1);
  await turn(true);
  expect(request).toHaveBeenCalledTimes(2);
  expect(request).toHaveBeenCalledWith('screen');
  unmount();
  expect(release).toHaveBeenCalledTimes(1);
  await turn(true);
  expect(request).toHaveBeenCalledTimes(2);
});

it('releases a lock that was granted after it closed', async () => {
  const { unmount } = show();
  unmount();
  await act(() => Promise.resolve());
  expect(release).toHaveBeenCalledTimes(1);
});

it('has no heading for a step without a name', () => {
  show();
  expect(screen.getByText('Rühren.')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
});

it('shows the picture of a step', () => {
  show([{ ...step, title: 'Kneten', images: [anImage({ url: '/images/kneten', description: 'Teig' })] }]);
  expect(screen.getByRole('heading', { name: 'Kneten' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Teig' })).toHaveAttribute('loading', 'lazy');
});

it('marks ingredients that cannot be scaled', async () => {
  const ingredients = [{ id: '1', title: '2–3 Zwiebeln', amount: null, unit: '', name: '2–3 Zwiebeln' }];
  const recipe = aRecipe({ steps: [step], ingredientLists: [{ title: '', noOfPersons: 1, ingredients }] });
  renderWithShop(<CookMode recipe={recipe} persons={persons} cooking="open" onCooking={() => {}} />);
  await act(() => import('../scaled/ScaledText'));
  expect(screen.getByRole('checkbox', { name: '2–3 Zwiebeln (Menge für 1 Person)' })).toBeInTheDocument();
});

it('shows all pictures of a step', () => {
  const images = ['bestäuben', 'zudecken'].map((name) => anImage({ url: `/images/${name}`, description: name }));
  show([{ ...step, images }]);
  for (const { description } of images) expect(screen.getByRole('img', { name: description })).toBeInTheDocument();
});

it('scrolls focused controls clear of its buttons', () => {
  show();
  const scrolled = screen.getByRole('button', { name: 'Zurück' }).closest('dialog > div > div')!;
  expect(getComputedStyle(scrolled).scrollPaddingBottom).toBe('var(--bar-height, 0px)');
});

describe('the timers of a cook mode that is closed', () => {
  const HEIGHT = 'calc(var(--bar-height, 0px) + var(--space-s))';
  const timer = { id: 'zopf.1.0', recipe: 'Zopf', url: '/zopf', label: '10 Minuten', step: 1, seconds: 600 };
  beforeEach(() => act(() => startTimer(timer)));
  afterEach(() => act(() => removeTimer(timer.id)));
  const bar = () => screen.getByRole('timer').closest<HTMLElement>('[tabindex="-1"]')!;
  const coveredBelow = (element: Element) => getComputedStyle(element).getPropertyValue('--covered-below');

  it('cover no focused control of the page', () => {
    renderWithShop(<CookMode recipe={aRecipe()} persons={persons} cooking="timers" onCooking={() => {}} />);
    const page = document.documentElement;
    expect([getComputedStyle(page).scrollPaddingBottom, coveredBelow(page)]).toEqual([HEIGHT, HEIGHT]);
  });

  it('move above what covers the lower edge, such as the consent banner, and not above themselves', () => {
    renderWithShop(<CookMode recipe={aRecipe()} persons={persons} cooking="timers" onCooking={() => {}} />);
    expect(coveredBelow(bar())).toBe('0px');
    const rule = document.head.appendChild(document.createElement('style'));
    rule.textContent = '[data-clear-of-cover]{--covered-below:calc(140px + var(--bar-above, 0px))}';
    // The bar itself does not stand above its own height, but notices do.
    expect(
      [bar(), document.documentElement].map((one) => getComputedStyle(one).getPropertyValue('--bar-above')),
    ).toEqual(['0px', HEIGHT]);
    expect(coveredBelow(bar())).toContain('140px');
    expect(getComputedStyle(bar()).translate).toBe('0 calc(-1 * var(--covered-below))');
    rule.remove();
  });
});
