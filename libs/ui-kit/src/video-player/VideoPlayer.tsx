import type { Image } from '@shop/contracts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { IconPlay } from '../icon/IconPlay';
import { imageRatios } from '../image/imageRatios';
import { Picture } from '../image/Picture';
import { PicturePlaceholder } from '../image/PicturePlaceholder';
import { Spinner } from '../spinner/Spinner';
import { ConsentQuestion } from './ConsentQuestion';
import { VideoFrame } from './VideoFrame';
import { youtubeAddress } from './youtubeAddress';

export interface VideoPlayerProps {
  /** `youtube` is known; of others an empty placeholder is shown. */
  platform: string;
  /** The video's name on its platform. */
  identifier: string;
  title: string;
  cover: Image | null;
  /** Whether the platform may be asked for anything: `granted`, or still to be `asked`. */
  consent: 'granted' | 'asked';
  /** The visitor allows it; `consent` is expected to become `granted`. */
  onConsent(): void;
  /** How wide the cover will be shown, as in `<img sizes>`. */
  sizes?: string;
}

type Step = 'cover' | 'asking' | 'loading' | 'playing';

const focus = (element: HTMLElement | null) => element?.focus();

/** A video behind its cover. Nothing is asked of its platform before the visitor has allowed it and clicked. */
export function VideoPlayer(props: VideoPlayerProps) {
  if (props.platform !== 'youtube') return <PicturePlaceholder label="" ratio={imageRatios.video} />;
  return <YoutubePlayer {...props} />;
}

function YoutubePlayer({ identifier, title, cover, consent, onConsent, sizes = '100vw' }: VideoPlayerProps) {
  const intl = useIntl();
  const [step, setStep] = useState<Step>('cover');
  const [hasDeclined, setDeclined] = useState(false);
  const [lastConsent, setLastConsent] = useState(consent);

  if (consent !== lastConsent) {
    setLastConsent(consent);
    // Withdrawn while it plays, or given elsewhere while the question stands: back to the start.
    if (consent === 'asked' || step === 'asking') {
      setStep('cover');
      setDeclined(false);
    }
  }

  function handleAllow() {
    setStep('loading');
    onConsent();
  }

  function handleDecline() {
    setStep('cover');
    setDeclined(true);
  }

  return (
    <VideoFrame data-step={step}>
      <Picture className="cover" image={cover} sizes={sizes} ratio="video" alt="" />
      {step === 'cover' && (
        <button
          ref={hasDeclined ? focus : undefined}
          className="play"
          type="button"
          aria-label={intl.formatMessage({ id: 'ui-kit.videoPlayer.play' }, { title })}
          onClick={() => setStep(consent === 'granted' ? 'loading' : 'asking')}
        >
          <span>
            <IconPlay />
          </span>
        </button>
      )}
      {step === 'asking' && <ConsentQuestion title={title} onAllow={handleAllow} onDecline={handleDecline} />}
      {(step === 'loading' || step === 'playing') && consent === 'granted' && (
        <iframe
          ref={focus}
          src={youtubeAddress(identifier, intl.locale)}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          data-loading={step === 'loading' ? '' : undefined}
          onLoad={() => setStep('playing')}
        />
      )}
      {step === 'loading' && (
        <div className="veil" role="status">
          <Spinner label={intl.formatMessage({ id: 'ui-kit.loadingOverlay.loading' })} />
        </div>
      )}
    </VideoFrame>
  );
}
