import type { ListingItem } from '@shop/contracts';
import { Picture } from '@shop/ui-kit/image';
import { Price } from '@shop/ui-kit/price';

/** Picture, title and price of an article in a row. */
export function ArticleText({ item }: { item: ListingItem }) {
  const { image, title, subTitle, price } = item;
  return (
    <>
      <Picture image={image} sizes="80px" ratio="square" alt="" />
      <span>
        <strong>{title}</strong>
        {subTitle && <small>{subTitle}</small>}
        <Price price={price} />
      </span>
    </>
  );
}
