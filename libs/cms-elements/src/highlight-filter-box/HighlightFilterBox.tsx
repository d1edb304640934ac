import type { ElementData } from '@shop/contracts';
import { Carousel, type SlidesPerPage } from '@shop/ui-kit/carousel';
import { Picture } from '@shop/ui-kit/image';
import { Link } from '@shop/ui-kit/link';
import { media, theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';
import { ElementSection } from '../shared/ElementSection';

/** Boxes in view: 3, and on phones one and a half (specification, section 9). */
const BOXES_PER_PAGE: SlidesPerPage = { desktop: 3, tablet: 3, phone: 1.5 };
const LANDSCAPE = 0.75;
const SIZES = '(min-width: 768px) 33vw, 66vw';

const Box = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: hidden;
  border-radius: ${theme.radius.l};
  background: ${theme.color.accentSoft};
  img {
    border-radius: 0;
  }
  .text {
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: start;
    gap: ${theme.space.xs};
    padding: ${theme.space.m} ${theme.space.m} ${theme.space.l};
  }
  h3 {
    font-size: ${theme.text.xl};
  }
  h3 a {
    text-decoration: none;
  }
  /* The whole box is the target of its one link. */
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .action {
    margin-block-start: auto;
    padding-block-start: ${theme.space.xs};
    color: ${theme.color.accent};
    font-size: ${theme.label.size};
    font-weight: ${theme.label.weight};
    letter-spacing: ${theme.label.letterSpacing};
    text-transform: ${theme.label.transform};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  ${media.hover} {
    &:hover .action {
      text-decoration-thickness: 2px;
    }
  }
  ${media.tablet} {
    .text {
      padding: ${theme.space.l};
    }
  }
`;

/** A slider of boxes, each linking to a filtered list. */
export function HighlightFilterBox({ data: { title, boxes } }: { data: ElementData<'highlightFilterBox'> }) {
  return (
    <ElementSection title={title}>
      <Carousel label={title} slidesPerPage={BOXES_PER_PAGE}>
        {boxes.map(({ image, heading, text, link }) => (
          <Box key={link.url + heading}>
            <Picture image={image} sizes={SIZES} ratio={LANDSCAPE} alt="" />
            <div className="text">
              <h3>
                <Link to={link.url} target={link.target}>
                  {heading}
                </Link>
              </h3>
              {text && <p>{text}</p>}
              {link.callToAction && (
                <span className="action" aria-hidden="true">
                  {link.callToAction}
                </span>
              )}
            </div>
          </Box>
        ))}
      </Carousel>
    </ElementSection>
  );
}
