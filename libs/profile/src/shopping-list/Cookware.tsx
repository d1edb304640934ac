import { PromotedList } from '@shop/analytics';
import { useBuyAgain } from '@shop/cart';
import type { ListingItem } from '@shop/contracts';
import { Button } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { Picture } from '@shop/ui-kit/image';
import { Link } from '@shop/ui-kit/link';
import { Price } from '@shop/ui-kit/price';
import { media, theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Items } from '../shared/Items';
import { PlanSection } from './PlanSection';

const Row = styled.article`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr) auto;
  gap: ${theme.space.s} ${theme.space.m};
  align-items: center;
  & > div {
    display: grid;
    gap: ${theme.space.xxs};
    overflow-wrap: anywhere;
  }
  & > button {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    & > button {
      grid-column: auto;
    }
  }
`;

interface CookwareProps {
  /** With a price each. */
  items: readonly ListingItem[];
  /** Address of the cart. */
  cart: string;
}

/** Cookware that the recipes recommend, to put into the cart. Nothing where they recommend none. */
export function Cookware({ items, cart }: CookwareProps) {
  const { formatMessage } = useIntl();
  const { isBuying, buyAgain } = useBuyAgain(cart);
  if (items.length === 0) return null;
  const title = formatMessage({ id: 'profile.shoppingList.cookware' });
  return (
    <PlanSection aria-labelledby="plan-cookware" data-unprinted="">
      <Heading level={2} size="l" id="plan-cookware">
        {title}
      </Heading>
      <PromotedList list={{ id: 'shoppingListCookware', name: title }} items={items}>
        <Items role="list">
          {items.map(({ canonicalSKU, title: name, link, image, price }) => (
            <li key={canonicalSKU}>
              <Row>
                <Picture image={image} sizes="64px" ratio={1} alt="" />
                <div>
                  <Link to={link.url}>{name}</Link>
                  <Price price={price} />
                </div>
                <Button
                  mode="secondary"
                  size="small"
                  loading={isBuying}
                  aria-label={formatMessage({ id: 'profile.wishList.buy.label' }, { title: name })}
                  onClick={() => void buyAgain([{ sku: canonicalSKU, qty: 1 }])}
                >
                  <FormattedMessage id="profile.wishList.buy" />
                </Button>
              </Row>
            </li>
          ))}
        </Items>
      </PromotedList>
    </PlanSection>
  );
}
