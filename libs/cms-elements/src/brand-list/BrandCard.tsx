import type { ElementData } from '@shop/contracts';
import { Heading } from '@shop/ui-kit/heading';
import { Picture } from '@shop/ui-kit/image';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

/** Height of the portrait by its width. */
const RATIO = 1.25;

const Card = styled.li`
  position: relative;
  scroll-margin-block-start: ${theme.space.m};
  .portrait {
    display: grid;
    overflow: clip;
    border-radius: ${theme.radius.picture};
    background: ${theme.color.accentSoft};
  }
  .portrait > img {
    border-radius: 0;
    transition: scale ${theme.motion.slide} ease-out;
  }
  &:hover .portrait > img {
    scale: 1.02;
  }
  .letter {
    display: grid;
    place-items: center;
    aspect-ratio: ${1 / RATIO};
    color: ${theme.color.heading};
    font-family: ${theme.font.heading};
    font-size: ${theme.text.display};
    font-weight: ${theme.heading.weight};
  }
  .name {
    margin-block-start: ${theme.space.s};
  }
  p {
    margin-block-start: ${theme.space.xxs};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
    text-wrap: pretty;
  }
  a {
    text-decoration: none;
  }
  &:hover a {
    text-decoration: underline;
  }
  /* The whole card is the target of its one link. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.picture};
  }
  a:focus-visible {
    outline: none;
    &::after {
      outline: ${theme.border.focus} solid ${theme.color.focus};
      outline-offset: 2px;
    }
  }
`;

interface BrandCardProps {
  brand: ElementData<'brandList'>['brands'][number];
  /** Of the name: one more than that of the headline above. */
  level: 2 | 3;
  /** Of the portrait, as the attribute of `img`. */
  sizes: string;
  /** Where links to the first brand of a letter lead. */
  id?: string | undefined;
}

/** A brand: a large portrait or its first letter, its name, and a line of text. */
export function BrandCard({ brand, level, sizes, id }: BrandCardProps) {
  const { name, image, text, link } = brand;
  return (
    <Card id={id}>
      <div className="portrait">
        {image ? (
          <Picture image={image} ratio={RATIO} sizes={sizes} alt="" />
        ) : (
          <span className="letter" aria-hidden="true">
            {name.charAt(0)}
          </span>
        )}
      </div>
      <Heading level={level} size="l" className="name">
        <Link to={link.url} target={link.target}>
          {name}
        </Link>
      </Heading>
      {text && <p>{text}</p>}
    </Card>
  );
}
