import { PictureGrid } from '@shop/catalogue';
import type { Product } from '@shop/contracts';
import { lazy } from 'react';
import { WhenNear } from '../shared/WhenNear';

const Videos = lazy(() => import('./Videos'));

/** The pictures of a product side by side, and its films below. */
export default function Gallery({ title, galleryImages, videos }: Pick<Product, 'title' | 'galleryImages' | 'videos'>) {
  return (
    <>
      <PictureGrid images={galleryImages} title={title} />
      {videos.length > 0 && (
        <WhenNear>
          <Videos videos={videos} title={title} />
        </WhenNear>
      )}
    </>
  );
}
