import type { ElementData } from '@shop/contracts';
import { Heading } from '@shop/ui-kit/heading';
import { Picture } from '@shop/ui-kit/image';
import { Container } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { RichText } from '@shop/ui-kit/rich-text';
import { media, theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

const Term = styled.article`
  display: grid;
  gap: ${theme.space.m};
  h3 {
    margin-block-end: ${theme.space.xs};
  }
  .pictures {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.s};
    > * {
      inline-size: 9rem;
    }
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space.m};
    a {
      display: inline-flex;
      align-items: center;
      min-block-size: 2.75rem;
      color: ${theme.color.accent};
    }
  }
  ${media.tablet} {
    &[data-pictures] {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${theme.space.xl};
    }
  }
`;

const SIZES = '144px';

/** A term with its explanation, pictures and links. */
export function GlossaryItem({ data }: { data: ElementData<'glossaryItem'> }) {
  const { title, definition, images, links } = data;
  const shownLinks = links.filter(({ callToAction }) => callToAction);
  return (
    <Container>
      <Term data-pictures={images.length > 0 ? '' : undefined}>
        <div>
          <Heading level={3}>{title}</Heading>
          <RichText html={definition} />
          {shownLinks.length > 0 && (
            <div className="links">
              {shownLinks.map(({ url, target, callToAction }) => (
                <Link key={url + callToAction} to={url} target={target}>
                  {callToAction}
                </Link>
              ))}
            </div>
          )}
        </div>
        {images.length > 0 && (
          <div className="pictures">
            {images.map((image) => (
              <Picture key={image.url} image={image} ratio="square" sizes={SIZES} />
            ))}
          </div>
        )}
      </Term>
    </Container>
  );
}
