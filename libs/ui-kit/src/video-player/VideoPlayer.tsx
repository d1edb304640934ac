import type { Image } from '@shop/contracts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@shop/intl';
import { IconPlay } from '../icon/IconPlay';
import { imageRatios } from '../image/imageRatios';
import { Picture } from '../image/Picture';
import { PicturePlaceholder } from '../image/PicturePlaceholder';
import { Spinner } from '../spinner/Spinner';
import { ConsentQuestion } from './ConsentQuestion';
import { VideoFrame } from './VideoFrame';
import { youtubeAddress } from './youtubeAddress';

export interface VideoPlayerProps {
  /** `youtube` is supported; others show an empty placeholder. */
  platform: string;
  /** Id of the video on its platform. */
  identifier: string;
  title: string;
  cover: Image | null;
  /** Consent to the platform: `granted`, or still to be `asked`. */
  consent: 'granted' | 'asked';
  /** Called when the visitor consents; `consent` should then become `granted`. */
  onConsent(): void;
  /** Width of the cover, as for `<img sizes>`. */
  sizes?: string;
}

type Step = 'cover' | 'asking' | 'loading' | 'playing';

const focus = (element: HTMLElement | null) => element?.focus();

/** A video behind its cover. Nothing is requested from its platform before the visitor has consented and clicked. */
export function VideoPlayer(props: VideoPlayerProps) {
  if (props.platform !== 'youtube') return <PicturePlaceholder label="" ratio={imageRatios.video} />;
  return <YoutubePlayer {...props} />;
}

function YoutubePlayer({ identifier, title, cover, consent, onConsent, sizes = '100vw' }: VideoPlayerProps) {
  const intl = useIntl();
  const locale = useLocale();
  const [step, setStep] = useState<Step>('cover');
  const [hasDeclined, setDeclined] = useState(false);
  const [lastConsent, setLastConsent] = useState(consent);

  if (consent !== lastConsent) {
    setLastConsent(consent);
    // Consent was withdrawn during playback, or granted elsewhere while the question is shown: resets.
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
          src={youtubeAddress(identifier, locale)}
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
