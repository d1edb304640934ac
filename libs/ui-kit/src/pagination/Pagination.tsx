import type { MessageId } from '@shop/intl';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IconChevronLeft } from '../icon/IconChevronLeft';
import { IconChevronRight } from '../icon/IconChevronRight';
import { Link } from '../link/Link';
import { media, theme } from '../theme';
import { pageNumbers } from './pageNumbers';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  & > li > * {
    display: grid;
    place-items: center;
    min-width: 2.125rem;
    height: 2.75rem;
    border-radius: ${theme.button.radius};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }
  & a:hover {
    background: ${theme.color.accentSoft};
  }
  & > li {
    place-self: center;
  }
  & [aria-current] {
    height: auto;
    aspect-ratio: 1;
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  & [aria-disabled] {
    opacity: 0.35;
  }
  ${media.phone} {
    gap: ${theme.space.xxs};
    & > li > * {
      min-width: 2.75rem;
    }
  }
`;

export interface PaginationProps {
  /** 1-based. */
  page: number;
  pageCount: number;
  hrefOf(page: number): string;
  /** Label of the navigation, for example "Pages of the results". */
  label: string;
}

/** Links to the pages of a list. Nothing for a single page. */
export function Pagination({ page, pageCount, hrefOf, label }: PaginationProps) {
  const intl = useIntl();
  if (pageCount < 2) return null;

  function step(target: number, id: MessageId, icon: ReactNode, rel: string) {
    const name = intl.formatMessage({ id });
    const isReachable = target >= 1 && target <= pageCount;
    return (
      <li>
        {isReachable ? (
          <Link to={hrefOf(target)} rel={rel} aria-label={name}>
            {icon}
          </Link>
        ) : (
          <span role="link" aria-disabled="true" aria-label={name}>
            {icon}
          </span>
        )}
      </li>
    );
  }

  return (
    <nav aria-label={label}>
      <List>
        {step(page - 1, 'ui-kit.pagination.previous', <IconChevronLeft />, 'prev')}
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null && <span aria-hidden="true">…</span>}
            {number === page && <span aria-current="page">{number}</span>}
            {number !== null && number !== page && (
              <Link to={hrefOf(number)} aria-label={intl.formatMessage({ id: 'ui-kit.pagination.page' }, { number })}>
                {number}
              </Link>
            )}
          </li>
        ))}
        {step(page + 1, 'ui-kit.pagination.next', <IconChevronRight />, 'next')}
      </List>
    </nav>
  );
}
