import { PictureGrid } from '@shop/catalogue';
import type { Product } from '@shop/contracts';
import { preloadable } from '@shop/preloadable';
import { WhenNear } from '@shop/ui-kit/part';

const videoList = preloadable(() => import('./Videos'));

/** The pictures of a product side by side, and its films below. */
export default function Gallery({ title, galleryImages, videos }: Pick<Product, 'title' | 'galleryImages' | 'videos'>) {
  return (
    <>
      <PictureGrid images={galleryImages} videos={videos} title={title} />
      {videos.length > 0 && (
        <WhenNear part={videoList}>{({ default: Videos }) => <Videos videos={videos} title={title} />}</WhenNear>
      )}
    </>
  );
}
