import type { Link as LinkData } from '@shop/contracts';
import { useLocation } from '@shop/router';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import styled from 'styled-components';

const Column = styled.div`
  a {
    display: inline-block;
    padding-block: ${theme.space.xxs};
    color: inherit;
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    text-decoration: underline;
  }
  .title {
    font-family: ${theme.font.heading};
    font-size: ${theme.text.l};
    font-weight: ${theme.heading.weight};
  }
`;

interface LinkColumnProps {
  title: string;
  /** Link of the title. */
  head: LinkData | null;
  links: readonly LinkData[];
}

/** A group of pages: its title and the links below it. */
export function LinkColumn({ title, head, links }: LinkColumnProps) {
  const { pathname } = useLocation();
  const linkTo = ({ url, target, callToAction }: LinkData, className?: string) => (
    <Link className={className} to={url} target={target} aria-current={url === pathname ? 'page' : undefined}>
      {callToAction}
    </Link>
  );
  return (
    <Column>
      {head ? linkTo({ ...head, callToAction: title }, 'title') : <p className="title">{title}</p>}
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <li key={link.url + link.callToAction}>{linkTo(link)}</li>
          ))}
        </ul>
      )}
    </Column>
  );
}
