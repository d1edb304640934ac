import type { ListingItem } from '@shop/contracts';
import { SelectField } from '@shop/ui-kit/field';
import { useIntl } from 'react-intl';
import { variantsOf } from './article';

interface VariantSelectProps {
  item: ListingItem;
  sku: string;
  onChange: (sku: string) => void;
}

/** Which variant of an article is wanted. Nothing where there is only one. */
export function VariantSelect({ item, sku, onChange }: VariantSelectProps) {
  const { formatMessage } = useIntl();
  const option = variantsOf(item);
  if (!option) return null;
  return (
    <SelectField label={option.label} value={sku} onChange={(event) => onChange(event.currentTarget.value)}>
      {option.values.map(({ label, targetSKU, isSoldOut }) => (
        <option key={targetSKU} value={targetSKU}>
          {isSoldOut ? `${label} ${formatMessage({ id: 'catalogue.variants.soldOut' })}` : label}
        </option>
      ))}
    </SelectField>
  );
}
