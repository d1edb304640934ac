import type { StockLevel } from '@shop/contracts';
import { StockBar } from '@shop/ui-kit/stock-bar';
import { useIntl } from 'react-intl';

export interface StockNoteProps {
  stockLevel: StockLevel | null;
  /** Units one order may take; 0 when sold out. */
  maxQuantity?: number;
}

/** Says that stock is low or sold out, with a bar. Nothing while there is plenty. */
export function StockNote({ stockLevel, maxQuantity }: StockNoteProps) {
  const { formatMessage } = useIntl();
  if (maxQuantity === 0)
    return <StockBar level="label3" label={formatMessage({ id: 'catalogue.stockNote.soldOut' })} />;
  return stockLevel && <StockBar level={stockLevel.code} label={stockLevel.label} />;
}
