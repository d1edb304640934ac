import VideoWithConsent from '@shop/catalogue/video-with-consent';
import type { Product } from '@shop/contracts';
import { media, theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

const List = styled.div`
  display: grid;
  gap: ${theme.space.m};
  margin-block-start: ${theme.space.m};
  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }
`;

/** Films of a product behind their covers. */
export default function Videos({ videos, title }: Pick<Product, 'videos' | 'title'>) {
  return (
    <List>
      {videos.map((video) => (
        <VideoWithConsent key={video.identifier} video={video} title={title} sizes="(min-width: 768px) 50vw, 100vw" />
      ))}
    </List>
  );
}
