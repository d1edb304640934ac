import { useBuyAgain } from '@shop/cart';
import type { Image } from '@shop/contracts';
import { Button } from '@shop/ui-kit/button';
import { Picture } from '@shop/ui-kit/image';
import { Link } from '@shop/ui-kit/link';
import { media, theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';

const Row = styled.article`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: ${theme.space.s} ${theme.space.m};
  align-items: center;
  & > div {
    display: grid;
    gap: ${theme.space.xxs};
    overflow-wrap: anywhere;
  }
  & > div > p {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }
  & > div:last-child {
    grid-column: 1 / -1;
    justify-items: stretch;
  }
  ${media.tablet} {
    grid-template-columns: 6rem minmax(0, 1fr) auto;
    & > div:last-child {
      grid-column: auto;
    }
  }
`;

interface PurchasedArticleProps {
  article: { sku: string; title: string; url: string; image: Image | null };
  /** When it was bought last, as it is written. */
  date: string;
  /** Addresses of the order it was bought with, and of the cart. */
  order: string;
  cart: string;
}

/** An article that was bought: when, and what can be done with it. */
export function PurchasedArticle({ article, date, order, cart }: PurchasedArticleProps) {
  const { formatMessage } = useIntl();
  const { isBuying, buyAgain } = useBuyAgain(cart);
  const { sku, title, url, image } = article;
  return (
    <Row>
      <Picture image={image} sizes="96px" ratio={1} alt="" />
      <div>
        {url ? <Link to={url}>{title}</Link> : <strong>{title}</strong>}
        <p>
          <FormattedMessage
            id="profile.purchased.last"
            values={{ date, link: (text) => <Link to={order}>{text}</Link> }}
          />
        </p>
        {url && (
          <p>
            <Link to={`${url}#reviews`} aria-label={formatMessage({ id: 'profile.purchased.review.label' }, { title })}>
              <FormattedMessage id="profile.purchased.review" />
            </Link>
          </p>
        )}
      </div>
      <div>
        <Button
          mode="secondary"
          size="small"
          loading={isBuying}
          aria-label={formatMessage({ id: 'profile.purchased.buyAgain.label' }, { title })}
          onClick={() => void buyAgain([{ sku, qty: 1 }])}
        >
          <FormattedMessage id="profile.purchased.buyAgain" />
        </Button>
      </div>
    </Row>
  );
}
