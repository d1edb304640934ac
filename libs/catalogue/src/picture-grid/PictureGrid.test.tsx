import { anImage, aVideo } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { MAX_PICTURES, PictureGrid } from './PictureGrid';

const images = Array.from({ length: 7 }, (_, index) =>
  anImage({ url: `/images/p-${index}`, description: `Bild ${index}` }),
);

it('shows five pictures, and enlarges the one that is clicked', async () => {
  const { user } = renderWithShop(<PictureGrid images={images} title="Pfanne" />);
  expect(screen.getAllByRole('button')).toHaveLength(MAX_PICTURES);
  await user.click(screen.getByRole('button', { name: 'Bild 2 – Bild 3 von 7 zeigen' }));
  expect(within(await screen.findByRole('dialog')).getByRole('img', { name: 'Bild 2' })).toBeInTheDocument();
});

it('is followed by the videos once enlarged', async () => {
  const { user } = renderWithShop(
    <PictureGrid images={[anImage({ description: '' })]} videos={[aVideo({ platform: 'youtube' })]} title="Pfanne" />,
  );
  await user.click(screen.getByRole('button', { name: 'Bild 1 von 1 zeigen' }));
  await screen.findByRole('dialog');
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('button', { name: 'Video abspielen: Pfanne' })).toBeVisible();
});
