import type { Locale } from '@shop/contracts/constants';
import { useGetRelatedProductsQuery } from '@shop/service-client/detail';
import { Button } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { IconCart } from '@shop/ui-kit/icon';
import { theme } from '@shop/ui-kit/theme';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { AccessoryFailure, Buying } from '../useBuying';
import { ArticleList } from './ArticleList';
import { ArticleText } from './ArticleText';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s} ${theme.space.m};
  margin-block-start: ${theme.space.l};
`;

interface AccessoriesProps {
  id: string;
  /** The variant they go with. */
  sku: string;
  locale: Locale;
  isSoldOut: boolean;
  buying: Buying;
}

/** What can be bought along with the product: tick, and it goes into the cart with it. Nothing where there is none. */
export default function Accessories({ id, sku, locale, isSoldOut, buying }: AccessoriesProps) {
  const { data } = useGetRelatedProductsQuery({ id, type: 'accessory', locale });
  const [isAdding, setAdding] = useState(false);
  const items = (data?.ret ?? []).filter(({ price }) => price);
  if (items.length === 0 || isSoldOut) return null;
  const { accessories, failures } = buying;

  async function handleAdd() {
    setAdding(true);
    await buying.add(sku, 1).catch(() => undefined);
    setAdding(false);
  }

  return (
    <>
      <Heading level={2} look="xxl">
        <FormattedMessage id="pages.product.accessories" />
      </Heading>
      <ArticleList>
        {items.map((item) => (
          <li key={item.id}>
            <label className="row">
              <ArticleText item={item} />
              <input
                type="checkbox"
                checked={accessories.some((chosen) => chosen.id === item.id)}
                onChange={() => buying.toggleAccessory(item)}
              />
            </label>
            <Failure failure={failures.get(item.id)} />
          </li>
        ))}
      </ArticleList>
      <Foot>
        <Button
          loading={isAdding}
          aria-disabled={accessories.length === 0}
          onClick={() => accessories.length > 0 && void handleAdd()}
        >
          <IconCart />
          <FormattedMessage id="pages.product.accessories.add" values={{ count: accessories.length }} />
        </Button>
      </Foot>
    </>
  );
}

function Failure({ failure }: { failure: AccessoryFailure | undefined }) {
  if (!failure) return null;
  const { code, available = 0 } = failure;
  return (
    <p className="error" role="alert">
      {code === 'NotEnoughStock' && <FormattedMessage id="cart.notEnoughStock.text" values={{ available }} />}
      {code === 'NotFound' && <FormattedMessage id="cart.notFound.text" />}
      {!code && <FormattedMessage id="cart.addFailed.text" />}
    </p>
  );
}
