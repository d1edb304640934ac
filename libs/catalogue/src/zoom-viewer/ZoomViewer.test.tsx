import { anImage } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { fireEvent, screen } from '@testing-library/react';
import ZoomViewer from './ZoomViewer';

const images = ['eins', 'zwei', 'drei'].map((name) => anImage({ url: `/images/${name}`, description: name }));
const close = jest.fn();
beforeEach(() => close.mockClear());

const show = (start = 0) => renderWithShop(<ZoomViewer images={images} start={start} title="Zopf" onClose={close} />);
const shown = () => screen.getByRole('img').getAttribute('alt');
const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key });

/** jsdom's pointer events have no positions. */
function swipe(element: Element, from: number, to: number) {
  fireEvent(element, new MouseEvent('pointerdown', { bubbles: true, clientX: from }));
  fireEvent(element, new MouseEvent('pointerup', { bubbles: true, clientX: to }));
}

it('opens at the given picture and shows its position', () => {
  show(1);
  expect(shown()).toBe('zwei');
  expect(screen.getByRole('status')).toHaveTextContent('2 von 3');
});

it('is operated by arrow keys and stops at the ends', () => {
  show(1);
  press('ArrowRight');
  expect(shown()).toBe('drei');
  press('ArrowRight');
  expect(shown()).toBe('drei');
  press('ArrowLeft');
  press('ArrowLeft');
  press('ArrowLeft');
  expect(shown()).toBe('eins');
});

it('is operated by buttons and swipes, and treats a small movement as a tap', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Nächstes Bild' }));
  expect(shown()).toBe('zwei');
  const picture = screen.getByRole('img');
  swipe(picture, 300, 290);
  expect(shown()).toBe('zwei');
  swipe(picture, 300, 311);
  expect(shown()).toBe('eins');
});

it('enlarges on click, and fits the next picture again', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Vergrössern' }));
  expect(screen.getByRole('button', { name: 'Verkleinern' })).toBeInTheDocument();
  press('ArrowRight');
  expect(screen.getByRole('button', { name: 'Vergrössern' })).toBeInTheDocument();
});

it('closes with Escape and its button', async () => {
  const { user } = show();
  press('Escape');
  await user.click(screen.getByRole('button', { name: 'Schliessen' }));
  expect(close).toHaveBeenCalledTimes(2);
});
