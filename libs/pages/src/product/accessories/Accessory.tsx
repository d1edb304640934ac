import { StockNote } from '@shop/catalogue';
import type { ListingItem } from '@shop/contracts';
import type { AccessoryFailure } from '../buy';
import { firstSku, isSoldOut } from './article';
import { ArticleText } from './ArticleText';
import { Failure } from './Failure';
import { VariantSelect } from './VariantSelect';

interface AccessoryProps {
  item: ListingItem;
  /** The variant that goes along; null where the accessory stays. */
  sku: string | null;
  failure: AccessoryFailure | undefined;
  onChoose: (sku: string | null) => void;
}

/** An accessory to tick; which variant of it can be said once it is. */
export function Accessory({ item, sku, failure, onChoose }: AccessoryProps) {
  const isChosen = sku !== null;
  return (
    <li>
      <label className="row">
        <ArticleText item={item} />
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isSoldOut(item) && !isChosen}
          onChange={() => onChoose(isChosen ? null : firstSku(item))}
        />
      </label>
      {isChosen && <VariantSelect item={item} sku={sku} onChange={onChoose} />}
      <StockNote stockLevel={item.stockLevel} />
      <Failure failure={failure} />
    </li>
  );
}
