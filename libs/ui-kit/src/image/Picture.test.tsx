import { anImage, renderWithShop } from '@shop/testing';
import { fireEvent, screen } from '@testing-library/react';
import { imageSourceSet } from './imageSource';
import { Picture } from './Picture';

const image = anImage({ url: '/images/pan', width: 1000, height: 500, aspectRatio: 0.5, description: 'A pan' });

it('offers widths up to the first that holds the original', () => {
  expect(imageSourceSet('/images/pan', 500)).toBe(
    '/images/pan?w=192 192w, /images/pan?w=320 320w, /images/pan?w=480 480w, /images/pan?w=640 640w',
  );
});

it('leaves pictures from elsewhere as they are', () => {
  expect(imageSourceSet('https://example.org/pan.jpg', 500)).toBeUndefined();
});

it('keeps room for the picture and waits until it is near', () => {
  renderWithShop(<Picture image={image} sizes="50vw" />);
  const picture = screen.getByRole('img', { name: 'A pan' });
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('width', '1000');
  expect(picture).toHaveAttribute('height', '500');
  expect(picture).toHaveAttribute('sizes', '50vw');
});

it('requests a picture of the first screen at once', () => {
  renderWithShop(<Picture image={image} sizes="50vw" priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

it('shows a placeholder of the same name when the picture fails, and tries again with another one', () => {
  const { rerender } = renderWithShop(<Picture image={image} sizes="50vw" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'A pan' })).not.toHaveAttribute('src');
  rerender(<Picture image={{ ...image, url: '/images/pot' }} sizes="50vw" />);
  expect(screen.getByRole('img', { name: 'A pan' })).toHaveAttribute('src', '/images/pot?w=640');
});

it('says nothing where there is nothing to show', () => {
  renderWithShop(<Picture image={null} sizes="50vw" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
