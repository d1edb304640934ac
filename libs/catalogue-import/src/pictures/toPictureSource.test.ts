import { toPictureSource } from './toPictureSource.ts';

it.each([
  ['/media/x.jpg', 'https://shop.example/p/krug?a=1', 'https://shop.example/media/x.jpg'],
  ['//cdn.example.com/x.jpg', 'http://shop.example/', 'http://cdn.example.com/x.jpg'],
  ['//cdn.example.com/x.jpg', '', 'https://cdn.example.com/x.jpg'],
  ['https://shop.example/x.jpg', 'https://other.example/', 'https://shop.example/x.jpg'],
  ['pictures/x.jpg', 'https://shop.example/', 'pictures/x.jpg'],
  ['/media/x.jpg', '', '/media/x.jpg'],
  ['/media/x.jpg', 'urn:recipe', '/media/x.jpg'],
  ['//', 'https://shop.example/', 'https://'],
])('resolves %s on the page %s to %s', (address, page, found) => {
  expect(toPictureSource(address, '/feeds', page)).toEqual({ address: found, folder: '/feeds' });
});
