import { useConsent } from '@shop/analytics';
import type { Video } from '@shop/contracts';
import { VideoPlayer } from '@shop/ui-kit/video-player';

interface GalleryVideoProps {
  video: Video;
  /** Title of the item that it is of. */
  title: string;
  /** Width of its cover, as for `<img sizes>`. */
  sizes: string;
}

/** A video of an item, in the page or in full-window size. Nothing is asked of its platform before the visitor consents. */
export default function GalleryVideo({ video: { platform, identifier, image }, title, sizes }: GalleryVideoProps) {
  const consent = useConsent();
  return (
    <VideoPlayer
      platform={platform}
      identifier={identifier}
      cover={image}
      title={title}
      sizes={sizes}
      consent={consent.granted('externalMedia') ? 'granted' : 'asked'}
      onConsent={() => consent.grant('externalMedia')}
    />
  );
}
