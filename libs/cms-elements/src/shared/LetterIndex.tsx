import { Heading } from '@shop/ui-kit/heading';
import { media, theme } from '@shop/ui-kit/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { LetterGroup } from './letters';
import { letterAnchor, LetterNav } from './LetterNav';

const Title = styled(Heading)`
  margin-block-start: ${theme.space.section};
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
  return (
    <>
      {title && <Title level={2}>{title}</Title>}
      <LetterNav label={label} anchor={anchor} used={groups.map(({ letter }) => letter)} />
      {groups.map(({ letter, items }) => (
        <Group key={letter} id={letterAnchor(anchor, letter)}>
          <h2>{letter}</h2>
          {children(items)}
        </Group>
      ))}
    </>
  );
}
