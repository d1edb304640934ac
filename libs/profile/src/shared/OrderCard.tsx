import type { OrderSummary } from '@shop/contracts';
import { formatDate, formatPrice } from '@shop/intl';
import { Picture } from '@shop/ui-kit/image';
import { Link } from '@shop/ui-kit/link';
import { media, theme } from '@shop/ui-kit/theme';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { OrderStatusTag } from './OrderStatusTag';

interface OrderCardProps {
  order: OrderSummary;
  /** Address of the list of orders. */
  orders: string;
}

/** An order in short, with the link to it. */
export function OrderCard({ order, orders }: OrderCardProps) {
  const { id, number, status, orderedAt, itemCount, total, currency, images } = order;
  return (
    <Card>
      <div>
        <Link to={`${orders}/${id}`}>
          <FormattedMessage id="profile.order.title" values={{ number }} />
        </Link>
        <OrderStatusTag status={status} />
      </div>
      <p>
        <FormattedMessage
          id="profile.order.facts"
          values={{ date: formatDate(orderedAt), count: itemCount, total: formatPrice(total.cents, currency) }}
        />
      </p>
      <Pictures>
        {images.map((image) => (
          <Picture key={image.url} image={image} sizes="64px" ratio={1} alt="" />
        ))}
      </Pictures>
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  display: grid;
  gap: ${theme.space.s};
  & > div:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.s};
    align-items: center;
    justify-content: space-between;
  }
  & > div:first-child > a {
    font-size: ${theme.text.l};
    font-weight: 600;
  }
  /* The whole card is the link's. */
  & > div:first-child > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > p {
    color: ${theme.color.textMuted};
  }
`;

const Pictures = styled.div`
  display: flex;
  gap: ${theme.space.xs};
  & > * {
    width: 4rem;
  }
  ${media.tablet} {
    & > * {
      width: 4.5rem;
    }
  }
`;
