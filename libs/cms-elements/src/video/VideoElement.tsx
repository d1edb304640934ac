import { useConsent } from '@shop/analytics';
import type { ElementData } from '@shop/contracts';
import { Container } from '@shop/ui-kit/layout';
import { theme } from '@shop/ui-kit/theme';
import { VideoPlayer } from '@shop/ui-kit/video-player';
import styled from 'styled-components';

const Figure = styled.figure`
  max-inline-size: 60rem;
  margin-block: ${theme.space.xl};
  figcaption {
    margin-block-start: ${theme.space.xs};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }
`;

const SIZES = '(min-width: 960px) 960px, 100vw';

/** A video behind its cover. Nothing is requested from its platform before the visitor consents. */
export function VideoElement({ data: { title, identifier, platform, image } }: { data: ElementData<'video'> }) {
  const consent = useConsent();
  return (
    <Container>
      <Figure>
        <VideoPlayer
          platform={platform}
          identifier={identifier}
          title={title}
          cover={image}
          sizes={SIZES}
          consent={consent.granted('externalMedia') ? 'granted' : 'asked'}
          onConsent={() => consent.grant('externalMedia')}
        />
        <figcaption>{title}</figcaption>
      </Figure>
    </Container>
  );
}
