import type { ElementData } from '@shop/contracts';
import { Picture } from '@shop/ui-kit/image';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.m};
  align-items: center;
  padding: ${theme.space.s};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surfaceRaised};
  &:hover {
    border-color: ${theme.color.accent};
  }
  .mark {
    display: grid;
    place-items: center;
    inline-size: 5.5rem;
    block-size: 5.5rem;
    border-radius: ${theme.radius.m};
    background: ${theme.color.accentSoft};
    color: ${theme.color.heading};
    font-family: ${theme.font.heading};
    font-size: ${theme.text.xxl};
    font-weight: ${theme.heading.weight};
    overflow: hidden;
  }
  h3 {
    font-size: ${theme.text.l};
  }
  p {
    margin-block-start: ${theme.space.xxs};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }
  a {
    text-decoration: none;
  }
  /* The whole card is the target of its one link. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.l};
  }
`;

const SIZES = '88px';

/** A brand: logo or first letter, name, and a line of text. */
export function BrandCard({ brand }: { brand: ElementData<'brandList'>['brands'][number] }) {
  const { name, image, text, link } = brand;
  return (
    <Card>
      <span className="mark" aria-hidden={image ? undefined : 'true'}>
        {image ? <Picture image={image} ratio="square" sizes={SIZES} alt="" /> : name.charAt(0)}
      </span>
      <div>
        <h3>
          <Link to={link.url} target={link.target}>
            {name}
          </Link>
        </h3>
        {text && <p>{text}</p>}
      </div>
    </Card>
  );
}
