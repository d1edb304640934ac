import { TileSlider } from '@shop/catalogue';
import type { Locale } from '@shop/contracts/constants';
import { skipToken } from '@shop/service-client';
import { useGetSliderItemsQuery } from '@shop/service-client/catalogue';
import { Heading } from '@shop/ui-kit/heading';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { MAX_SEEN, seenBefore } from './seenProducts';

/** What this browser showed before, the latest first. It must not be rendered on a server. Nothing where there is none. */
export default function LastSeen({ id, locale }: { id: string; locale: Locale }) {
  const { formatMessage } = useIntl();
  const [itemIds] = useState(() => seenBefore(id));
  const request = { listId: '', locale, pageSize: MAX_SEEN, itemIds };
  const { data } = useGetSliderItemsQuery(itemIds.length > 0 ? request : skipToken);
  if (!data?.ret?.items.length) return null;
  const title = formatMessage({ id: 'pages.product.lastSeen' });
  return (
    <>
      <Heading level={2} size="xxl">
        {title}
      </Heading>
      <TileSlider items={data.ret.items} label={title} listId="lastSeenProducts" />
    </>
  );
}
