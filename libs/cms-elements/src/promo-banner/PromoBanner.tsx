import type { ElementProps } from '@shop/cms-renderer';
import { useBrand } from '@shop/brand';
import { Bullets } from '@shop/ui-kit/bullets';
import { IconButton } from '@shop/ui-kit/button';
import { IconPause, IconPlay } from '@shop/ui-kit/icon';
import { Container } from '@shop/ui-kit/layout';
import { type CSSProperties, Fragment, useId } from 'react';
import { useIntl } from 'react-intl';
import { Banner } from './Banner';
import { BannerFrame } from './BannerFrame';
import { useAutoAdvance } from './useAutoAdvance';
import { useSnapTrack } from './useSnapTrack';
import { useWrapBySwipe } from './useWrapBySwipe';

/** How wide the pictures are. */
const pictureSizes = { content: '(min-width: 1600px) 1520px, 100vw', window: '100vw' } as const;

/**
 * A carousel of large banners that advances automatically. Can be paused, swiped and chosen by bullets; waits while in
 * use.
 */
export function PromoBanner({ id, data }: ElementProps<'promoBanner'>) {
  const { formatMessage } = useIntl();
  const { promoBannerRatio, promoBannerWidth } = useBrand();
  const { bannerItems, interval, teaserIdentifier } = data;
  const count = bannerItems.length;
  const { ref, active, show } = useSnapTrack(count);
  const advance = useAutoAdvance({
    seconds: count > 1 ? interval : 0,
    onAdvance: () => show((active + 1) % count),
  });
  const wrap = useWrapBySwipe({ count, active, onWrap: show });
  const trackId = useId();
  const Box = promoBannerWidth === 'window' ? Fragment : Container;
  return (
    <Box>
      <BannerFrame
        aria-roledescription="carousel"
        aria-label={formatMessage({ id: 'cms-elements.promoBanner.label' })}
        data-width={promoBannerWidth}
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
              sizes={pictureSizes[promoBannerWidth]}
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
    </Box>
  );
}
