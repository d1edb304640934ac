import { useConsent } from '@shop/analytics';
import type { Product } from '@shop/contracts';
import { media, theme } from '@shop/ui-kit/theme';
import { VideoPlayer } from '@shop/ui-kit/video-player';
import styled from 'styled-components';

const List = styled.div`
  display: grid;
  gap: ${theme.space.m};
  margin-block-start: ${theme.space.m};
  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }
`;

/** Films of a product behind their covers. Nothing is asked of their platforms before the visitor allows it. */
export default function Videos({ videos, title }: Pick<Product, 'videos' | 'title'>) {
  const consent = useConsent();
  return (
    <List>
      {videos.map(({ platform, identifier, image }) => (
        <VideoPlayer
          key={identifier}
          platform={platform}
          identifier={identifier}
          title={title}
          cover={image}
          sizes="(min-width: 768px) 50vw, 100vw"
          consent={consent.granted('externalMedia') ? 'granted' : 'asked'}
          onConsent={() => consent.grant('externalMedia')}
        />
      ))}
    </List>
  );
}
