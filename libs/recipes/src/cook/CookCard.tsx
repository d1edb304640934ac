import type { Cook } from '@shop/contracts';
import { Heading } from '@shop/ui-kit/heading';
import { Picture } from '@shop/ui-kit/image';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';

/** px of the picture in the profile (specification, section 9). */
const AVATAR = 170;
const SMALL_AVATAR = 44;

const Card = styled.details`
  position: relative;
  summary {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.s};
    min-height: 2.75rem;
  }
  img {
    border-radius: 50%;
  }
  summary > span:first-child {
    flex: none;
    width: ${SMALL_AVATAR}px;
  }
  summary strong {
    text-decoration: underline;
    text-underline-offset: 0.2em;
    text-decoration-thickness: from-font;
  }
  & > div {
    position: absolute;
    z-index: 6;
    inset-block-start: calc(100% + ${theme.space.xs});
    inset-inline-start: 0;
    display: grid;
    justify-items: center;
    gap: ${theme.space.s};
    width: min(22rem, calc(100vw - 2 * ${theme.space.m}));
    padding: ${theme.space.l};
    border-radius: ${theme.radius.m};
    background: ${theme.color.surfaceRaised};
    box-shadow: ${theme.shadow.high};
    text-align: center;
  }
  & > div > span {
    width: ${AVATAR}px;
  }
  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }
`;

export interface CookCardProps {
  cook: Cook;
}

/** The author of a recipe; the profile opens below, and closes by Escape or when the focus moves elsewhere. */
export function CookCard({ cook: { name, title, image, description, links } }: CookCardProps) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const handle = ({ target }: Event) => {
      if (ref.current?.open && target instanceof Node && !ref.current.contains(target)) ref.current.open = false;
    };
    document.addEventListener('pointerdown', handle);
    document.addEventListener('focusin', handle);
    return () => {
      document.removeEventListener('pointerdown', handle);
      document.removeEventListener('focusin', handle);
    };
  }, []);

  return (
    <Card
      ref={ref}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return;
        event.stopPropagation();
        event.currentTarget.open = false;
        event.currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary>
        <span>
          <Picture image={image} sizes={`${SMALL_AVATAR}px`} ratio="square" alt="" />
        </span>
        <span>
          <FormattedMessage id="recipes.cook.by" values={{ name: <strong>{name}</strong> }} />
        </span>
      </summary>
      <div>
        <span>
          <Picture image={image} sizes={`${AVATAR}px`} ratio="square" alt="" />
        </span>
        <Heading level={2} size="l">
          {name}
        </Heading>
        {title && <small>{title}</small>}
        <p>{description}</p>
        {links.map(({ url, target, callToAction }) => (
          <Link key={url} to={url} target={target}>
            {callToAction}
          </Link>
        ))}
      </div>
    </Card>
  );
}
