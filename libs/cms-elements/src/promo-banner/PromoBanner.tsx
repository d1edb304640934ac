import type { ElementProps } from '@shop/cms-renderer';
import { useBrand } from '@shop/brand';
import { Bullets } from '@shop/ui-kit/bullets';
import { IconButton } from '@shop/ui-kit/button';
import { IconPause, IconPlay } from '@shop/ui-kit/icon';
import { Container } from '@shop/ui-kit/layout';
import { type CSSProperties, useId } from 'react';
import { useIntl } from 'react-intl';
import { Banner } from './Banner';
import { BannerFrame } from './BannerFrame';
import { useAutoAdvance } from './useAutoAdvance';
import { useSnapTrack } from './useSnapTrack';
import { useWrapBySwipe } from './useWrapBySwipe';

/**
 * A carousel of large banners that advances automatically. Can be paused, swiped and chosen by bullets; waits while in
 * use.
 */
export function PromoBanner({ id, data }: ElementProps<'promoBanner'>) {
  const { formatMessage } = useIntl();
  const { promoBannerRatio } = useBrand();
  const { bannerItems, interval, teaserIdentifier } = data;
  const count = bannerItems.length;
  const { ref, active, show } = useSnapTrack(count);
  const advance = useAutoAdvance({
    seconds: count > 1 ? interval : 0,
    onAdvance: () => show((active + 1) % count),
  });
  const wrap = useWrapBySwipe({ count, active, onWrap: show });
  const trackId = useId();
  return (
    <Container>
      <BannerFrame
        aria-roledescription="carousel"
        aria-label={formatMessage({ id: 'cms-elements.promoBanner.label' })}
        style={{ '--banner-ratio': 1 / promoBannerRatio } as CSSProperties}
        {...advance.hold}
      >
        <ul id={trackId} ref={ref} className="track" {...wrap} aria-live={advance.running ? 'off' : 'polite'}>
          {bannerItems.map((item, index) => (
            <Banner
              key={index}
              item={item}
              promotionId={teaserIdentifier || id}
              position={index + 1}
              hidden={index !== active}
            />
          ))}
        </ul>
        {count > 1 && (
          <div className="controls">
            <Bullets
              count={count}
              active={active}
              onSelect={show}
              labelOf={(index) => formatMessage({ id: 'cms-elements.promoBanner.show' }, { number: index + 1, count })}
            />
            {advance.possible ? (
              <IconButton
                label={formatMessage({
                  id: advance.paused ? 'cms-elements.promoBanner.play' : 'cms-elements.promoBanner.pause',
                })}
                icon={advance.paused ? <IconPlay /> : <IconPause />}
                aria-controls={trackId}
                onClick={advance.toggle}
              />
            ) : (
              interval > 0 && <span className="room" />
            )}
          </div>
        )}
      </BannerFrame>
    </Container>
  );
}
