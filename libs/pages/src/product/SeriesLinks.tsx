import type { SeriesLink } from '@shop/contracts';
import { Picture } from '@shop/ui-kit/image';
import { Link } from '@shop/ui-kit/link';
import { media, theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

const { space } = theme;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  ${media.laptop} {
    grid-template-columns: repeat(auto-fit, minmax(min(28rem, 100%), 1fr));
  }
  a {
    display: grid;
    grid-template-columns: minmax(min(6rem, 30%), 2fr) minmax(0, 3fr);
    align-items: center;
    gap: ${space.l};
    color: inherit;
    text-decoration: none;
  }
  strong {
    display: block;
    font: ${theme.heading.weight} ${theme.text.xl} / ${theme.heading.lineHeight} ${theme.font.heading};
  }
  a:hover strong {
    text-decoration: underline;
  }
  span > span {
    color: ${theme.color.textMuted};
  }
`;

/** The series a product belongs to. */
export default function SeriesLinks({ belongsToSeries }: { belongsToSeries: readonly SeriesLink[] }) {
  const sizes = belongsToSeries.length > 1 ? '(min-width: 1024px) 19vw, 37vw' : '37vw';
  return (
    <List>
      {belongsToSeries.map(({ id, link, image, title, subTitle }) => (
        <li key={id}>
          <Link to={link.url}>
            <Picture image={image} sizes={sizes} ratio="landscape" alt="" />
            <span>
              <strong>{title}</strong>
              <span>{subTitle}</span>
            </span>
          </Link>
        </li>
      ))}
    </List>
  );
}
