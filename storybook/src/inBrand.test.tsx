import { inBrand } from './inBrand';

it('replaces the pictures of stories by those of the brand, however deeply nested', () => {
  const data = { heading: 'Fondue', items: [{ image: { url: '/pictures/fondue.svg', width: 1200 } }] };
  expect(inBrand(data, 'one')).toEqual({
    heading: 'Fondue',
    items: [{ image: { url: '/pictures/one/fondue.svg', width: 1200 } }],
  });
});

it('leaves functions, React elements and other addresses as they are', () => {
  const args = { onClick: () => undefined, children: <img src="/pictures/fondue.svg" alt="" />, url: '/images/fondue' };
  const { onClick, children, url } = inBrand(args, 'one');
  expect(onClick).toBe(args.onClick);
  expect(children).toBe(args.children);
  expect(url).toBe('/images/fondue');
});
