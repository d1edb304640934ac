import type { Lettering } from '@shop/contracts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { VoucherFrame } from './OverlayFrames';
import { placeOf } from './placeOf';
import { voucherSizes } from './voucherSizes';

interface VoucherOverlayProps extends Pick<Lettering, 'area' | 'color'> {
  amount: string | undefined;
  recipient: string | undefined;
  greeting: string;
  /** The visitor's own, which is pinned beside. */
  picture: ReactNode;
}

/** Where a picture has no field: low over it, in percent. */
const LABEL = { left: 14, top: 67, width: 72, height: 24 };

/** What is printed on a voucher: onto the field that its picture has for it, else onto a label over the picture. */
export function VoucherOverlay({ area, color, amount, recipient: name, greeting, picture }: VoucherOverlayProps) {
  const { formatMessage } = useIntl();
  const recipient = name && formatMessage({ id: 'catalogue.personalization.for' }, { name });
  const place = area ?? LABEL;
  const sizes = voucherSizes({ amount, recipient, greeting }, place);
  const fontSize = (size: number) => ({ fontSize: `${size.toFixed(2)}cqw` });
  return (
    <VoucherFrame>
      {picture}
      <div
        aria-hidden="true"
        data-label={area ? undefined : ''}
        style={{ ...placeOf(place), color, gap: `${sizes.gap.toFixed(2)}cqw` }}
      >
        {amount && <strong style={fontSize(sizes.amount)}>{amount}</strong>}
        {recipient && <span style={fontSize(sizes.recipient)}>{recipient}</span>}
        {greeting && <em style={fontSize(sizes.greeting)}>{greeting}</em>}
      </div>
    </VoucherFrame>
  );
}
