import VideoWithConsent from '@shop/catalogue/video-with-consent';
import type { ElementData } from '@shop/contracts';
import { Container } from '@shop/ui-kit/layout';
import { theme } from '@shop/ui-kit/theme';
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

/** A video with its title below. */
export function VideoElement({ data }: { data: ElementData<'video'> }) {
  return (
    <Container>
      <Figure>
        <VideoWithConsent video={data} title={data.title} sizes={SIZES} />
        <figcaption>{data.title}</figcaption>
      </Figure>
    </Container>
  );
}
