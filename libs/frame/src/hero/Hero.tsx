import type { SiteContent } from '@shop/contracts';
import { ButtonLink } from '@shop/ui-kit/button';
import { Container } from '@shop/ui-kit/layout';
import { Picture } from '@shop/ui-kit/image';
import { media, theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';
import { shownHero } from './shownHero';

/*
 * The text lies on the picture, with some height to spare below it: a line more in the fallback font moves nothing. The
 * header covers the top of the picture, so the picture is taller.
 */
const Band = styled.div`
  display: grid;
  background: ${theme.color.surfaceSunken};
  > * {
    grid-area: 1 / 1;
  }
  min-block-size: 33rem;
  /* On phones the text begins where what the picture shows ends. */
  > :nth-child(2) {
    margin-block-start: 23.5rem;
  }
  img {
    inline-size: 100%;
    block-size: 26rem;
    object-fit: cover;
    object-position: 88%;
    background-position: 88%;
    border-radius: 0;
  }
  ${media.tablet} {
    min-block-size: 0;
    img {
      block-size: 100%;
      min-block-size: 30rem;
      max-block-size: 33rem;
      object-position: 75%;
      background-position: 75%;
    }
    > :nth-child(2) {
      margin: 0 auto;
      padding-block: 8rem 0;
      align-self: center;
    }
  }
  ${media.laptop} {
    img {
      min-block-size: 34rem;
      max-block-size: 40rem;
    }
  }
`;

const Text = styled.div`
  position: relative;
  margin-block-end: ${theme.space.l};
  padding: ${theme.space.l};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceRaised};
  .heading {
    font-family: ${theme.font.heading};
    font-weight: ${theme.heading.weight};
    font-size: ${theme.text.xxl};
    line-height: ${theme.heading.lineHeight};
    max-inline-size: 14em;
    text-wrap: balance;
  }
  .sub {
    font-size: ${theme.text.l};
    max-inline-size: 30em;
    margin-block-start: ${theme.space.s};
  }
  a {
    margin-block-start: ${theme.space.m};
  }
  ${media.tablet} {
    inline-size: fit-content;
    max-inline-size: 50%;
    margin-block: ${theme.space.l};
  }
  ${media.laptop} {
    .heading {
      font-size: ${theme.text.display};
    }
  }
`;

/** The picture fills the height, so it is wider than a small screen. */
const SIZES = '(min-width: 1280px) 100vw, (min-width: 768px) 80rem, 65rem';

/** The large picture above a page, if the editor set one and the kind of page allows it. */
export function Hero({ content }: { content: SiteContent }) {
  const hero = shownHero(content);
  if (!hero) return null;
  return (
    <Band>
      <Picture image={hero.image} sizes={SIZES} priority="high" alt="" />
      <Container>
        <Text>
          <p className="heading">{hero.heading}</p>
          {hero.subHeading && <p className="sub">{hero.subHeading}</p>}
          {hero.link?.callToAction && (
            <ButtonLink to={hero.link.url} target={hero.link.target}>
              {hero.link.callToAction}
            </ButtonLink>
          )}
        </Text>
      </Container>
    </Band>
  );
}
