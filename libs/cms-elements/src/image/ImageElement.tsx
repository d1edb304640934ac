import type { ElementData } from '@shop/contracts';
import { ResponsivePicture } from '@shop/ui-kit/image';
import { Container } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

const Figure = styled.figure`
  margin-block: ${theme.space.l};
  figcaption {
    margin-block-start: ${theme.space.xs};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }
`;

const SIZES = '(min-width: 1200px) 1200px, 100vw';

/** A picture across the page, with another one for small screens where given. */
export function ImageElement({ data }: { data: ElementData<'image'> }) {
  const { image, secondaryImage, link, caption } = data;
  const picture = <ResponsivePicture image={image} small={secondaryImage} sizes={SIZES} />;
  return (
    <Container>
      <Figure>
        {link ? (
          <Link to={link.url} target={link.target} aria-label={link.callToAction || undefined}>
            {picture}
          </Link>
        ) : (
          picture
        )}
        {caption && <figcaption>{caption}</figcaption>}
      </Figure>
    </Container>
  );
}
