import type { Order } from '@shop/contracts';
import { formatDate, formatPrice } from '@shop/intl';
import { OrderSums } from '@shop/orders';
import { Heading } from '@shop/ui-kit/heading';
import { Picture } from '@shop/ui-kit/image';
import { Link } from '@shop/ui-kit/link';
import { media, theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Items } from '../shared/Items';
import { Panel } from '../shared/Panel';

const Line = styled.li`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: ${theme.space.xs} ${theme.space.m};
  align-items: start;
  & > div {
    display: grid;
    gap: ${theme.space.xxs};
    overflow-wrap: anywhere;
  }
  & > div > span {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }
  & > strong {
    grid-column: 2;
    font-variant-numeric: tabular-nums;
  }
  &[data-part] {
    padding-inline-start: ${theme.space.l};
  }
  ${media.tablet} {
    grid-template-columns: 6rem minmax(0, 1fr) auto;
    & > strong {
      grid-column: auto;
    }
  }
`;

/** What was ordered, with its pictures and prices of then, and the sums. */
export function OrderLines({ order: { lines, totals, codes } }: { order: Order }) {
  const { formatMessage } = useIntl();
  const price = (cents: number) => formatPrice(cents, totals.currency);
  return (
    <Panel aria-labelledby="order-lines">
      <Heading level={2} size="l" id="order-lines">
        <FormattedMessage id="profile.order.lines" />
      </Heading>
      <Items role="list">
        {lines.map(
          ({ id, title, subTitle, image, link, qty, price: each, rowTotalPrice, parentId, personalization }) => (
            <Line key={id} data-part={parentId === null ? undefined : ''}>
              <Picture image={image} sizes="96px" ratio={1} alt="" />
              <div>
                {link.url ? <Link to={link.url}>{title}</Link> : <strong>{title}</strong>}
                {subTitle && <span>{subTitle}</span>}
                {personalization?.recipient && <span>{personalization.recipient}</span>}
                {personalization?.text && <span>{personalization.text}</span>}
                {personalization?.date && <span>{formatDate(Date.parse(personalization.date))}</span>}
                {link.url && (
                  <span>
                    <Link
                      to={`${link.url}#reviews`}
                      aria-label={formatMessage({ id: 'profile.purchased.review.label' }, { title })}
                    >
                      <FormattedMessage id="profile.purchased.review" />
                    </Link>
                  </span>
                )}
                <span>
                  <FormattedMessage id="profile.order.quantity" values={{ qty, price: price(each.cents) }} />
                </span>
              </div>
              <strong>{price(rowTotalPrice.cents)}</strong>
            </Line>
          ),
        )}
      </Items>
      <OrderSums totals={totals} codes={codes} hasDelivery dueLabel={<FormattedMessage id="profile.order.total" />} />
    </Panel>
  );
}
