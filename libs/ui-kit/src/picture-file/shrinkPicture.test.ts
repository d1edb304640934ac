import { shrinkPicture } from './shrinkPicture';

const file = new File(['x'.repeat(9)], 'a.png', { type: 'image/png' });
const shrunk = new Blob(['y'], { type: 'image/jpeg' });
const drawn = jest.fn();
let pixel: number[];
let sizes: number[];

beforeEach(() => {
  pixel = [0x66, 0x66, 0x66, 255];
  drawn.mockReset();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    const getImageData = () => ({ data: pixel });
    return { canvas: this, fillRect() {}, clearRect() {}, drawImage: drawn, getImageData } as never;
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, tell) {
    sizes = [this.width, this.height];
    tell(shrunk);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});
const decodes = (width: number, height: number) =>
  Object.assign(globalThis, { createImageBitmap: async () => ({ width, height, close() {} }) });

it.each([
  [4000, 3000, [2000, 1500]],
  [300, 6000, [100, 2000]],
  [6000, 1, [2000, 1]],
  [640, 480, [640, 480]],
])('makes a picture of %i × %i px no larger than the shop shows it', async (width, height, expected) => {
  decodes(width, height);
  expect(await shrinkPicture(file, 2000)).toBe(shrunk);
  expect(sizes).toEqual(expected);
});

it('sends the file where the browser cannot decode it', async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('too large')) });
  expect(await shrinkPicture(file, 2000)).toBe(file);
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  expect(await shrinkPicture(file, 2000)).toBe(file);
});

it('sends the file where the browser gives noise instead of what is drawn', async () => {
  decodes(640, 480);
  pixel = [3, 250, 17, 255];
  expect(await shrinkPicture(file, 2000)).toBe(file);
  expect(drawn).not.toHaveBeenCalled();
});

it('sends the file where it is transparent, which JPEG cannot be', async () => {
  decodes(640, 480);
  drawn.mockImplementation(() => void (pixel = [...pixel, 0, 0, 0, 128]));
  expect(await shrinkPicture(file, 2000)).toBe(file);
  const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  pixel = pixel.slice(0, 4);
  expect(await shrinkPicture(photo, 2000)).toBe(shrunk);
});
