import { anImage, aVideo } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { fireEvent, screen } from '@testing-library/react';
import ZoomViewer from './ZoomViewer';

const images = ['eins', 'zwei', 'drei'].map((name) => anImage({ url: `/images/${name}`, description: name }));
const close = jest.fn();
beforeEach(() => close.mockClear());

const show = (start = 0) => renderWithShop(<ZoomViewer images={images} start={start} title="Zopf" onClose={close} />);
const videos = ['teig', 'ofen'].map((identifier) => aVideo({ platform: 'youtube', identifier }));
const showWithVideos = (start: number) =>
  renderWithShop(<ZoomViewer images={images} videos={videos} start={start} title="Zopf" onClose={close} />);
const play = () => screen.findByRole('button', { name: 'Video abspielen: Zopf' });
const frame = () => document.querySelector('iframe');
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

it('says what is to be seen in the picture', () => {
  show(1);
  expect(screen.getByRole('status')).toHaveTextContent(/^2 von 3 zwei$/);
  press('ArrowRight');
  expect(screen.getByRole('status')).toHaveTextContent(/^3 von 3 drei$/);
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
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
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

it('moves an enlarged picture by the arrow keys, and goes on from its edge', async () => {
  const { user } = show(1);
  await user.click(screen.getByRole('button', { name: 'Vergrössern' }));
  const stage = document.querySelector('[data-stage]')!;
  Object.defineProperties(stage, { clientWidth: { value: 400 }, scrollWidth: { value: 800 } });
  stage.scrollBy = (options) => void (stage.scrollLeft += (options as ScrollToOptions).left!);
  press('ArrowRight');
  press('ArrowRight');
  expect([shown(), stage.scrollLeft]).toEqual(['zwei', 400]);
  press('ArrowLeft');
  expect([shown(), stage.scrollLeft]).toEqual(['zwei', 200]);
  press('ArrowRight');
  press('ArrowRight');
  expect(shown()).toBe('drei');
});

it('closes with Escape and its button', async () => {
  const { user } = show();
  press('Escape');
  await user.click(screen.getByRole('button', { name: 'Schliessen' }));
  expect(close).toHaveBeenCalledTimes(2);
});

it('goes on from the pictures to the videos and back, and says what is shown', async () => {
  showWithVideos(2);
  const position = screen.getByRole('status');
  expect(position).toHaveTextContent(/^3 von 5 drei$/);
  press('ArrowRight');
  expect(position).toHaveTextContent('Video, 4 von 5');
  expect(await play()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Vergrössern' })).not.toBeInTheDocument();
  press('ArrowRight');
  press('ArrowRight');
  expect(position).toHaveTextContent('Video, 5 von 5');
  expect(screen.getByRole('button', { name: 'Weiter' })).toHaveAttribute('aria-disabled', 'true');
  press('ArrowLeft');
  press('ArrowLeft');
  expect(position).toHaveTextContent(/^3 von 5 drei$/);
  expect(shown()).toBe('drei');
});

it('shows a video behind its cover, plays it when pressed, and stops it when the visitor moves on', async () => {
  const { user } = showWithVideos(3);
  await user.click(await play());
  expect(frame()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Erlauben und abspielen' }));
  expect(frame()).toHaveAttribute('src', expect.stringContaining('teig'));
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(frame()).not.toBeInTheDocument();
  expect(await play()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zurück' }));
  expect(frame()).not.toBeInTheDocument();
});

it('keeps the focus in the dialog when what had it goes with its item', async () => {
  const { user } = showWithVideos(2);
  screen.getByRole('button', { name: 'Vergrössern' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog')).toHaveFocus();
  (await play()).focus();
  await user.keyboard('{ArrowLeft}{Escape}');
  expect(shown()).toBe('drei');
  expect(close).toHaveBeenCalledTimes(1);
});

it('plays nothing at the end of a swipe, but by a key after it', async () => {
  const { user } = showWithVideos(4);
  const cover = await play();
  swipe(cover, 300, 100);
  fireEvent.click(cover, { detail: 1 });
  expect(cover).toBeInTheDocument();
  swipe(cover, 300, 100);
  cover.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Erlauben und abspielen' })).toBeVisible();
});
