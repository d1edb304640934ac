import { FIRST_ENTRIES } from '@shop/contracts/constants';
import { Skeleton } from '@shop/ui-kit/skeleton';
import { theme } from '@shop/ui-kit/theme';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

const Rows = styled.div`
  display: grid;
  gap: ${theme.space.l};
`;

/** Placeholder of the first items. */
export function ListSkeleton() {
  const intl = useIntl();
  return (
    <Rows role="status" aria-label={intl.formatMessage({ id: 'community.list.loading' })}>
      {Array.from({ length: FIRST_ENTRIES }, (_, index) => (
        <Skeleton key={index} height="8rem" />
      ))}
    </Rows>
  );
}
