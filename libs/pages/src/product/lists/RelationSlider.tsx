import { TileSlider } from '@shop/catalogue';
import { useRequest } from '@shop/service-client';
import { Heading } from '@shop/ui-kit/heading';
import { KeptHtml } from '@shop/ui-kit/kept-html';
import { useIntl } from 'react-intl';
import { ItemLinks } from '../../item-sections/ItemLinks';
import type { RelatedRequest } from '../requests';
import { listIds } from './listIds';

const isServer = typeof document === 'undefined';

interface RelationSliderProps {
  request: RelatedRequest;
  type: keyof typeof listIds;
}

const titles = {
  related: 'pages.product.related',
  similar: 'pages.product.similar',
  series: 'pages.product.series',
} as const;

/** Products that go with this one in some way. Nothing while loading, on failure, or where nothing does. */
export default function RelationSlider({ request, type }: RelationSliderProps) {
  const { formatMessage } = useIntl();
  const { data } = useRequest(request);
  if (!data?.ret?.length) return null;
  const title = formatMessage({ id: titles[type] });
  return (
    <>
      <Heading level={2} size="xxl">
        {title}
      </Heading>
      {isServer ? (
        <KeptHtml of={data.ret}>
          <ItemLinks items={data.ret} />
        </KeptHtml>
      ) : (
        <TileSlider items={data.ret} label={title} listId={listIds[type]} />
      )}
    </>
  );
}
