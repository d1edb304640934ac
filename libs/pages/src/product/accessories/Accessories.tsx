import { PromotedList } from '@shop/analytics';
import { loadFailedNotice, useNotify } from '@shop/notices';
import { useRequest } from '@shop/service-client';
import { useSession } from '@shop/session';
import { Button } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { IconCart } from '@shop/ui-kit/icon';
import { theme } from '@shop/ui-kit/theme';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { ItemLinks } from '../../item-sections/ItemLinks';
import type { RelatedRequest } from '../requests';
import type { Buying } from '../useBuying';
import { Accessory } from './Accessory';
import { ArticleList } from './ArticleList';

const isServer = typeof document === 'undefined';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s} ${theme.space.m};
  margin-block-start: ${theme.space.l};
`;

interface AccessoriesProps {
  request: RelatedRequest;
  /** The variant they go with. */
  sku: string;
  isSoldOut: boolean;
  /** The product is sold to who is signed in, and what goes with it, too. */
  membersOnly: boolean;
  buying: Buying;
}

/** What can be bought along with the product: tick, and it goes into the cart with it. Nothing where there is none. */
export default function Accessories({ request, sku, isSoldOut, membersOnly, buying }: AccessoriesProps) {
  const { formatMessage } = useIntl();
  const { status } = useSession();
  const notify = useNotify();
  const { data } = useRequest(request);
  const [isAdding, setAdding] = useState(false);
  const items = (data?.ret ?? []).filter(({ price }) => price);
  const isForSale = !isSoldOut && (!membersOnly || status === 'authenticated');
  if (items.length === 0 || !isForSale) return null;
  const { accessories, chooseAccessories, leftBehind, personalized } = buying;

  function choose(accessoryId: string, accessorySku: string | null) {
    const chosen = new Map(accessories);
    if (accessorySku === null) chosen.delete(accessoryId);
    else chosen.set(accessoryId, accessorySku);
    chooseAccessories(chosen);
  }

  /** The line of the product as it is chosen now, where what is ticked had been left behind by it. */
  function lineToComplete() {
    if (leftBehind?.sku !== sku || personalized) return undefined;
    return [...leftBehind.failures.keys()].some((key) => accessories.has(key)) ? leftBehind.line : undefined;
  }

  async function handleAdd() {
    setAdding(true);
    // The code for it may not load.
    await buying.add(sku, 1, lineToComplete()).catch(() => notify(loadFailedNotice()));
    setAdding(false);
  }

  const title = formatMessage({ id: 'pages.product.accessories' });
  const heading = (
    <Heading level={2} size="xxl">
      {title}
    </Heading>
  );
  if (isServer) {
    return (
      <>
        {heading}
        <ItemLinks items={items} />
      </>
    );
  }
  return (
    <>
      {heading}
      <PromotedList list={{ id: 'accessoryProducts', name: title }} items={items}>
        <ArticleList>
          {items.map((item) => (
            <Accessory
              key={item.id}
              item={item}
              sku={accessories.get(item.id) ?? null}
              failure={leftBehind?.failures.get(item.id)}
              onChoose={(chosen) => choose(item.id, chosen)}
            />
          ))}
        </ArticleList>
      </PromotedList>
      <Foot>
        <Button
          loading={isAdding}
          aria-disabled={accessories.size === 0}
          onClick={() => accessories.size > 0 && void handleAdd()}
        >
          <IconCart />
          <FormattedMessage id="pages.product.accessories.add" values={{ count: accessories.size }} />
        </Button>
      </Foot>
    </>
  );
}
