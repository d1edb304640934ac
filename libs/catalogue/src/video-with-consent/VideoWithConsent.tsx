import { useConsent } from '@shop/analytics';
import type { Video } from '@shop/contracts';
import { VideoPlayer } from '@shop/ui-kit/video-player';

interface VideoWithConsentProps {
  video: Video;
  /** Its own, or that of the item it is of. */
  title: string;
  /** Width of its cover, as for `<img sizes>`. */
  sizes: string;
}

/** A video behind its cover. Nothing is asked of its platform before the visitor consents. */
export default function VideoWithConsent({
  video: { platform, identifier, image },
  title,
  sizes,
}: VideoWithConsentProps) {
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
