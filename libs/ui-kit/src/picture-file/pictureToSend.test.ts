import { pictureToSend } from './pictureToSend';

const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
const shrinkPicture = jest.fn<Promise<Blob>, [Blob, number]>();
let isLost = false;
jest.mock('./shrinkPicture', () => {
  if (isLost) throw new Error('no such chunk');
  return { shrinkPicture };
});

it('sends the file where the code that shrinks it is lost, and asks for that again with the next', async () => {
  isLost = true;
  expect(await pictureToSend(file, 2000)).toBe(file);
  isLost = false;
  const shrunk = new Blob(['y']);
  shrinkPicture.mockResolvedValue(shrunk);
  expect(await pictureToSend(file, 2000)).toBe(shrunk);
  expect(shrinkPicture).toHaveBeenCalledWith(file, 2000);
});
