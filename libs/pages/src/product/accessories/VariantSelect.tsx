import type { ListingItem } from '@shop/contracts';
import { SelectField } from '@shop/ui-kit/field';
import { variantsOf } from './article';

interface VariantSelectProps {
  item: ListingItem;
  sku: string;
  onChange: (sku: string) => void;
}

/** Which variant of an article is wanted. Nothing where there is only one. */
export function VariantSelect({ item, sku, onChange }: VariantSelectProps) {
  const option = variantsOf(item);
  if (!option) return null;
  return (
    <SelectField label={option.label} value={sku} onChange={(event) => onChange(event.currentTarget.value)}>
      {option.values.map(({ label, targetSKU }) => (
        <option key={targetSKU} value={targetSKU}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
