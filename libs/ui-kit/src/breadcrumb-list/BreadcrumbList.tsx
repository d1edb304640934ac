import { styled } from 'styled-components';
import { Link } from '../link/Link';
import { theme } from '../theme';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  font-size: ${theme.text.s};
  color: ${theme.color.textMuted};
  & > li {
    padding-block: ${theme.space.xxs};
    overflow-wrap: anywhere;
  }
  & > li:not(:last-child)::after {
    content: '/' / '';
    margin-inline: 0.6em;
  }
  /* On phones the parent is enough: the page itself is in its heading. */
  @media (max-width: 767.98px) {
    & > li:not(:nth-last-child(2)),
    & > li::after {
      display: none;
    }
  }
  & a {
    text-decoration: none;
    &:hover {
      color: ${theme.color.text};
      text-decoration: underline;
    }
  }
  & [aria-current] {
    color: ${theme.color.text};
  }
`;

export interface BreadcrumbListProps {
  /** From the root to the page itself, which is not linked. */
  items: readonly { label: string; url: string }[];
  /** Label of the navigation. */
  label: string;
}

/** The path from the root to this page. */
export function BreadcrumbList({ items, label }: BreadcrumbListProps) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map((item, index) => (
          <li key={item.url}>
            {index < items.length - 1 ? (
              <Link to={item.url}>{item.label}</Link>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
