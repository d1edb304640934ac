import { Heading } from '@shop/ui-kit/heading';
import { Link } from '@shop/ui-kit/link';
import { media, theme } from '@shop/ui-kit/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type LetterGroup, LETTERS, OTHER } from './letters';

const Title = styled(Heading)`
  margin-block-start: ${theme.space.section};
`;

const Letters = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs};
  margin-block: ${theme.space.l};
  li > * {
    display: grid;
    place-items: center;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    border: 1px solid transparent;
    border-radius: ${theme.radius.control};
    color: ${theme.color.textMuted};
  }
  a {
    border-color: ${theme.color.line};
    background: ${theme.color.surfaceRaised};
    color: ${theme.color.text};
    font-weight: ${theme.label.weight};
    text-decoration: none;
  }
  a:hover {
    border-color: ${theme.color.accent};
    color: ${theme.color.accent};
  }
  /* All of them in one row. */
  ${media.desktop} {
    gap: 2px;
    li > * {
      min-inline-size: 2.5rem;
      min-block-size: 2.5rem;
    }
  }
`;

const Group = styled.section`
  padding-block: ${theme.space.l};
  border-block-start: 1px solid ${theme.color.line};
  scroll-margin-block-start: ${theme.space.m};
  > h2 {
    margin-block-end: ${theme.space.s};
    color: ${theme.color.accent};
    font-size: ${theme.text.xxl};
  }
  ${media.tablet} {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
  }
`;

/** The entries of a letter, in columns from tablets on. */
export const LetterColumns = styled.ul`
  ${media.tablet} {
    columns: 3;
    column-gap: ${theme.space.l};
  }
  li {
    break-inside: avoid;
  }
`;

interface LetterIndexProps<Item> {
  /** Headline, where the page's own title does not suffice. */
  title?: string;
  /** Label of the navigation. */
  label: string;
  /** Prefix of the anchors, `#brands-a`, so that two indexes can share a page. */
  anchor: string;
  groups: readonly LetterGroup<Item>[];
  /** Renders the entries of a letter. */
  children: (items: Item[]) => ReactNode;
}

/** An alphabet linking to its letters, and entries grouped by letter. A letter without entries is not linked. */
export function LetterIndex<Item>({ title, label, anchor, groups, children }: LetterIndexProps<Item>) {
  const used = new Set(groups.map(({ letter }) => letter));
  const idOf = (letter: string) => `${anchor}-${letter === OTHER ? 'other' : letter.toLowerCase()}`;
  return (
    <>
      {title && <Title level={2}>{title}</Title>}
      <nav aria-label={label}>
        <Letters>
          {LETTERS.map((letter) => (
            <li key={letter}>
              {used.has(letter) ? <Link to={`#${idOf(letter)}`}>{letter}</Link> : <span>{letter}</span>}
            </li>
          ))}
        </Letters>
      </nav>
      {groups.map(({ letter, items }) => (
        <Group key={letter} id={idOf(letter)}>
          <h2>{letter}</h2>
          {children(items)}
        </Group>
      ))}
    </>
  );
}
