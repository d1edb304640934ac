import { anImage } from '@shop/builders';
import { fireEvent, screen } from '@testing-library/react';
import { renderInPage } from '../testing';
import { imageSourceSet } from './imageSource';
import { Picture } from './Picture';
import { ResponsivePicture } from './ResponsivePicture';

const image = anImage({ url: '/images/pan', width: 1000, height: 500, aspectRatio: 0.5, description: 'A pan' });

it.each([
  ['50vw', 500, [320, 480, 640]],
  ['50vw', 640, [320, 480, 640]],
  ['50vw', 4000, [320, 480, 640, 828, 1200, 1600]],
  ['48px', 4000, [64, 128, 192]],
  ['84px', 4000, [128, 192, 320]],
  ['84px', 100, [128]],
])('offers for %s, of an original of %i px, the widths %j', (sizes, original, widths) => {
  expect(imageSourceSet('/images/pan', original, sizes)).toBe(
    widths.map((width) => `/images/pan?w=${width} ${width}w`).join(', '),
  );
});

it('leaves external pictures as they are', () => {
  expect(imageSourceSet('https://example.org/pan.jpg', 500, '50vw')).toBeUndefined();
});

it('reserves space for the picture and loads it lazily', () => {
  renderInPage(<Picture image={image} sizes="50vw" />);
  const picture = screen.getByRole('img', { name: 'A pan' });
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('width', '1000');
  expect(picture).toHaveAttribute('height', '500');
  expect(picture).toHaveAttribute('sizes', '50vw');
});

it('loads a picture of the first viewport eagerly', () => {
  renderInPage(<Picture image={image} sizes="50vw" priority="high" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img')).toHaveAttribute('sizes', '50vw');
});

it.each([
  ['landscape', 750],
  ['portrait', 1333],
  ['square', 1000],
  ['video', 563],
  ['voucher', 500],
] as const)('is cropped to the ratio %s', (ratio, height) => {
  renderInPage(<Picture image={{ ...image, aspectRatio: 0.8 }} sizes="50vw" ratio={ratio} />);
  expect(screen.getByRole('img')).toHaveAttribute('height', String(height));
  expect(screen.getByRole('img').style.aspectRatio).toBe(`1/${height === 563 ? 0.5625 : height / 1000}`);
});

it('has its height from its width and height where it is not cropped', () => {
  renderInPage(<Picture image={image} sizes="50vw" ratio="voucher" />);
  expect(screen.getByRole('img')).toHaveAttribute('height', '500');
  expect(screen.getByRole('img')).not.toHaveAttribute('style');
});

it('reserves the space of a missing picture', () => {
  renderInPage(<Picture image={null} sizes="50vw" ratio="voucher" alt="A voucher" />);
  expect(screen.getByRole('img', { name: 'A voucher' }).style.aspectRatio).toBe('1 / 0.5');
});

it('shows another picture on small screens', () => {
  const small = anImage({ url: '/images/tall', width: 400, aspectRatio: 1.5 });
  const { container, rerender } = renderInPage(<ResponsivePicture image={image} small={small} sizes="50vw" />);
  const source = container.querySelector('source')!;
  expect(source).toHaveAttribute('media', '(min-width: 768px)');
  expect(source).toHaveAttribute('srcset', imageSourceSet('/images/pan', 1000, '50vw'));
  const picture = screen.getByRole('img', { name: 'A pan' });
  expect(picture).toHaveAttribute('srcset', imageSourceSet('/images/tall', 400, '100vw'));
  expect(picture).toHaveAttribute('sizes', '100vw');
  expect(picture).toHaveAttribute('loading', 'lazy');
  rerender(<ResponsivePicture image={image} small={null} sizes="50vw" />);
  expect(container.querySelector('source')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'A pan' })).toHaveAttribute(
    'srcset',
    imageSourceSet('/images/pan', 1000, '50vw'),
  );
});

it('preloads the picture that matches the screen', () => {
  const small = anImage({ url: '/images/tall' });
  renderInPage(<ResponsivePicture image={image} small={small} sizes="50vw" priority="high" />);
  const preloads = [...document.head.querySelectorAll('link[rel=preload]')];
  expect(preloads.map((link) => [link.getAttribute('href'), link.getAttribute('media')])).toEqual([
    ['/images/pan', '(min-width: 768px)'],
    ['/images/tall', '(max-width: 767.98px)'],
  ]);
});

it('shows a placeholder with the same name when the picture fails, and retries with another one', () => {
  const { rerender } = renderInPage(<Picture image={image} sizes="50vw" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'A pan' })).not.toHaveAttribute('src');
  rerender(<Picture image={{ ...image, url: '/images/pot' }} sizes="50vw" />);
  expect(screen.getByRole('img', { name: 'A pan' })).toHaveAttribute('src', '/images/pot?w=640');
});

it('has no name where there is nothing to show', () => {
  renderInPage(<Picture image={null} sizes="50vw" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
