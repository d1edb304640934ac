import { useNavigate } from '@shop/router';
import { Link } from '@shop/ui-kit/link';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';

interface LastPageLinkProps {
  to: string;
  /** Its number. */
  page: number;
}

/** Leads to the last page of a list by itself; without scripts, by a link. */
export function LastPageLink({ to, page }: LastPageLinkProps) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return (
    <p>
      <Link to={to}>
        <FormattedMessage id="ui-kit.pagination.page" values={{ number: page }} />
      </Link>
    </p>
  );
}
