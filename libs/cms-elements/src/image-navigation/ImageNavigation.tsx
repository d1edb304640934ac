import type { ElementData } from '@shop/contracts';
import { Picture } from '@shop/ui-kit/image';
import { Link } from '@shop/ui-kit/link';
import { media, theme } from '@shop/ui-kit/theme';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { ElementSection } from '../shared/ElementSection';

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.m};
  a {
    display: block;
    block-size: 100%;
    padding: ${theme.tile.padding};
    border-radius: ${theme.tile.radius};
    background: ${theme.tile.background};
    box-shadow: ${theme.tile.shadow};
    text-decoration: none;
  }
  .picture {
    display: block;
    overflow: hidden;
    border-radius: ${theme.radius.picture};
  }
  img {
    border-radius: 0;
    transition: transform ${theme.motion.slide};
  }
  .label {
    display: block;
    margin-block-start: ${theme.space.s};
    color: ${theme.color.heading};
    font-family: ${theme.font.heading};
    font-size: ${theme.text.l};
    font-weight: ${theme.heading.weight};
    line-height: 1.25;
    text-align: ${theme.tile.textAlign};
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  ${media.hover} {
    a:hover img {
      transform: scale(1.04);
    }
    a:hover .label {
      text-decoration: underline;
    }
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space.l};
    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  ${media.laptop} {
    &[data-columns='6'] {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
`;

const SIZES: Record<number, string> = {
  4: '(min-width: 768px) 25vw, 50vw',
  6: '(min-width: 1024px) 17vw, (min-width: 768px) 33vw, 50vw',
};
const SIZES_OF_THREE = '(min-width: 768px) 33vw, 50vw';
const SQUARE = 1;

/** Linked pictures with labels, in a grid. */
export function ImageNavigation({ data: { title, columns, items } }: { data: ElementData<'imageNavigation'> }) {
  const { formatMessage } = useIntl();
  return (
    <ElementSection as="nav" title={title} label={formatMessage({ id: 'cms-elements.imageNavigation.label' })}>
      <Pictures data-columns={columns}>
        {items.map(({ image, link }) => (
          <li key={link.url + link.callToAction}>
            <Link to={link.url} target={link.target}>
              <span className="picture">
                {/* Without a label the picture's description names the link. */}
                <Picture
                  image={image}
                  sizes={SIZES[columns] ?? SIZES_OF_THREE}
                  ratio={SQUARE}
                  alt={link.callToAction ? '' : undefined}
                />
              </span>
              {link.callToAction && <span className="label">{link.callToAction}</span>}
            </Link>
          </li>
        ))}
      </Pictures>
    </ElementSection>
  );
}
