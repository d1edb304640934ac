import type { Lettering } from '@shop/contracts';
import type { CSSProperties, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { VoucherFrame } from './OverlayFrames';
import { printAreaOf } from './printAreaOf';
import { narrowLabel, printAreaOnCard } from './voucherPrintAreas';
import { voucherSizes } from './voucherSizes';

interface VoucherOverlayProps extends Pick<Lettering, 'area' | 'color'> {
  amount: string | undefined;
  recipient: string | undefined;
  greeting: string;
  /** The visitor's own, which is pinned beside. */
  picture: ReactNode;
}

/**
 * What is printed on a voucher: onto the field that its picture has for it, else onto a label over the picture. Over a
 * narrow picture, as on phones, it is a label that is as high as the words need to be readable.
 */
export function VoucherOverlay({ area, color, amount, recipient: name, greeting, picture }: VoucherOverlayProps) {
  const { formatMessage } = useIntl();
  const recipient = name && formatMessage({ id: 'catalogue.personalization.for' }, { name });
  const printed = { amount, recipient, greeting };
  const printArea = printAreaOnCard(area);
  const onCard = voucherSizes(printed, printArea);
  const onLabel = voucherSizes(printed, narrowLabel);
  const sizeOf = (part: keyof typeof onCard) =>
    properties({ size: inWidths(onCard[part]), 'narrow-size': inWidths(onLabel[part]) });
  return (
    <VoucherFrame>
      {picture}
      <div
        aria-hidden="true"
        data-label={area ? undefined : ''}
        style={properties({
          ...printAreaOf(printArea),
          color,
          gap: inWidths(onCard.gap),
          'narrow-gap': inWidths(onLabel.gap),
        })}
      >
        {amount && <strong style={sizeOf('amount')}>{amount}</strong>}
        {recipient && <span style={sizeOf('recipient')}>{recipient}</span>}
        {greeting && <em style={sizeOf('greeting')}>{greeting}</em>}
      </div>
    </VoucherFrame>
  );
}

/** Percent of the picture's width as a CSS length. */
const inWidths = (percent: number) => `${percent.toFixed(2)}cqw`;

/** Custom properties of these names, for the style sheet to choose from. */
const properties = (values: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value])) as CSSProperties;
