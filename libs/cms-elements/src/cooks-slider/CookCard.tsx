import type { ElementData } from '@shop/contracts';
import { Heading } from '@shop/ui-kit/heading';
import { Picture } from '@shop/ui-kit/image';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

const Card = styled.article`
  position: relative;
  block-size: 100%;
  display: flex;
  flex-direction: column;
  overflow: clip;
  border-radius: ${theme.radius.l};
  background: ${theme.color.surfaceRaised};
  img {
    border-radius: 0;
  }
  .text {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${theme.space.xxs};
    padding: ${theme.space.m};
  }
  .title {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }
  .description {
    margin-block-start: ${theme.space.xs};
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space.m};
    margin-block-start: auto;
    padding-block-start: ${theme.space.s};
    color: ${theme.color.accent};
  }
  .links a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    /* Above the link that covers the card. */
    position: relative;
    z-index: 1;
  }
  /* The whole card is the target of the first link. */
  .links a:first-child {
    position: static;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${theme.radius.l};
    }
  }
`;

const SIZES = '(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 67vw';

/** A cook with picture and title; the card links to the recipes. */
export function CookCard({ cook }: { cook: ElementData<'cooksSlider'>['cooks'][number] }) {
  const { name, title, image, description } = cook;
  const links = cook.links.filter(({ callToAction }) => callToAction);
  return (
    <Card>
      <Picture image={image} ratio="square" sizes={SIZES} alt="" />
      <div className="text">
        <Heading level={3}>{name}</Heading>
        {title && <p className="title">{title}</p>}
        {description && <p className="description">{description}</p>}
        {links.length > 0 && (
          <div className="links">
            {links.map(({ url, target, callToAction }) => (
              <Link key={url + callToAction} to={url} target={target}>
                {callToAction}
              </Link>
            ))}
          </div>
        )}
      </div>
    </Card>
  );
}
