import { act, screen, waitFor } from '@testing-library/react';
import { renderInPage } from '../testing';
import { ScanCode } from './ScanCode';

const track = { stop: jest.fn() };
const getUserMedia = jest.fn();
const detect = jest.fn();
const getSupportedFormats = jest.fn();

class FakeDetector {
  static readonly getSupportedFormats = getSupportedFormats;
  readonly detect = detect;
}

beforeEach(() => {
  jest.resetAllMocks();
  getUserMedia.mockResolvedValue({ getTracks: () => [track] });
  getSupportedFormats.mockResolvedValue(['qr_code']);
  detect.mockResolvedValue([]);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  Object.assign(window, { BarcodeDetector: FakeDetector });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(window, 'BarcodeDetector');
});

const button = () => screen.findByRole('button', { name: 'Code scannen' });

/** Renders the button and presses it. */
async function open() {
  const onCode = jest.fn();
  const { user } = renderInPage(<ScanCode onCode={onCode} />);
  await user.click(await button());
  return { user, onCode };
}

it('gives what stands behind the link of a code, and turns the camera off', async () => {
  const { onCode } = await open();
  expect(await screen.findByLabelText('Bild der Kamera')).toBeVisible();
  expect(onCode).not.toHaveBeenCalled();
  // A link to something else is not what is looked for.
  detect.mockResolvedValueOnce([{ rawValue: 'https://laden.example/' }]);
  detect.mockResolvedValue([{ rawValue: 'https://laden.example/aktivieren#E1234-5678-9012-3456' }]);
  await waitFor(() => expect(onCode.mock.calls).toEqual([['E1234-5678-9012-3456']]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(track.stop).toHaveBeenCalled();
  expect(await button()).toHaveFocus();
});

it('turns the camera off when it is closed', async () => {
  const { user, onCode } = await open();
  await waitFor(() => expect(detect).toHaveBeenCalled());
  expect(track.stop).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Schliessen' }));
  expect(track.stop).toHaveBeenCalled();
  expect(onCode).not.toHaveBeenCalled();
});

it('turns a camera off that is allowed only after it was closed', async () => {
  let allow: (stream: object) => void = () => undefined;
  getUserMedia.mockReturnValue(new Promise((resolve) => (allow = resolve)));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Schliessen' }));
  await act(async () => allow({ getTracks: () => [track] }));
  expect(track.stop).toHaveBeenCalled();
  expect(detect).not.toHaveBeenCalled();
});

it.each([
  ['the visitor refuses the camera', 'NotAllowedError', /Wir dürfen die Kamera nicht benutzen/],
  ['there is no camera', 'NotFoundError', /Wir finden keine freie Kamera/],
])('says what to do where %s', async (_case, name, text) => {
  getUserMedia.mockRejectedValue(new DOMException('', name));
  await open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByLabelText('Bild der Kamera')).not.toBeInTheDocument();
});

it.each([
  ['reads no codes', () => Reflect.deleteProperty(window, 'BarcodeDetector')],
  ['reads other codes only', () => getSupportedFormats.mockResolvedValue(['ean_13'])],
  ['cannot say which it reads', () => getSupportedFormats.mockRejectedValue(new Error())],
  ['gives no camera', () => Reflect.deleteProperty(navigator, 'mediaDevices')],
])('is not offered where the browser %s', async (_case, without) => {
  without();
  renderInPage(<ScanCode onCode={() => undefined} />);
  await act(async () => undefined);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
