import { Link } from '@shop/ui-kit/link';
import { media, theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';
import { LETTERS, OTHER } from './letters';

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

/** Id of the section of a letter: `brands-a`. */
export const letterAnchor = (anchor: string, letter: string): string =>
  `${anchor}-${letter === OTHER ? 'other' : letter.toLowerCase()}`;

interface LetterNavProps {
  /** Label of the navigation. */
  label: string;
  /** Prefix of the anchors, `#brands-a`, so that two indexes can share a page. */
  anchor: string;
  /** Letters with entries. */
  used: readonly string[];
}

/** An alphabet linking to its letters. A letter without entries is not linked. */
export function LetterNav({ label, anchor, used }: LetterNavProps) {
  return (
    <nav aria-label={label}>
      <Letters>
        {LETTERS.map((letter) => (
          <li key={letter}>
            {used.includes(letter) ? (
              <Link to={`#${letterAnchor(anchor, letter)}`}>{letter}</Link>
            ) : (
              <span>{letter}</span>
            )}
          </li>
        ))}
      </Letters>
    </nav>
  );
}
