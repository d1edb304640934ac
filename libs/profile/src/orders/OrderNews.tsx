import type { Order } from '@shop/contracts';
import { Documents, Parcels, Refunds, Returns } from '@shop/orders';
import { Heading } from '@shop/ui-kit/heading';
import { media, theme } from '@shop/ui-kit/theme';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { Panel } from '../shared/Panel';

const Columns = styled(Panel)`
  display: grid;
  gap: ${theme.space.l};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Part = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section>
    <Heading level={2} size="m">
      {title}
    </Heading>
    {children}
  </section>
);

/** Where the parcels of an order are, what comes back of it in goods and money, and its documents. */
export function OrderNews({ order }: { order: Order }) {
  const { parcels, refunds, returns, currency } = order;
  return (
    <Columns as="div">
      {parcels.length > 0 && (
        <Part title={<FormattedMessage id="orders.parcels.title" />}>
          <Parcels parcels={parcels} />
        </Part>
      )}
      {returns.length > 0 && (
        <Part title={<FormattedMessage id="orders.returns.title" />}>
          <Returns order={order} />
        </Part>
      )}
      {refunds.length > 0 && (
        <Part title={<FormattedMessage id="orders.refunds.title" />}>
          <Refunds refunds={refunds} currency={currency} />
        </Part>
      )}
      <Part title={<FormattedMessage id="orders.documents.title" />}>
        <Documents order={order} />
      </Part>
    </Columns>
  );
}
