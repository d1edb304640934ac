import type { Lettering } from '@shop/contracts';

/** Where something is printed in a picture, in percent, and what lines have of its height. */
export interface VoucherPrintArea extends NonNullable<Lettering['area']> {
  /** Shares of the height that a line of each, and a gap, take at most. */
  shares: { amount: number; recipient: number; greeting: number; gap: number };
}

/** On the card. */
const cardShares = { amount: 0.27, recipient: 0.15, greeting: 0.15, gap: 0.04 };

/** The field that a picture has; where it has none, a label low over it. */
export const printAreaOnCard = (area: Lettering['area']): VoucherPrintArea => ({
  ...(area ?? { left: 14, top: 67, width: 72, height: 24 }),
  shares: cardShares,
});

/** Width of a picture up to which no words on its field are readable, whatever their number. */
export const NARROW = '28rem';

/** Of the label over a narrow picture, in percent of it: to the edges, and from there to the words. */
export const LABEL_MARGIN = 4;
export const LABEL_PADDING = 3;
const aside = LABEL_MARGIN + LABEL_PADDING;

/** The label over a narrow picture where it is highest: it is as high as its words need. */
export const narrowLabel: VoucherPrintArea = {
  ...{ left: aside, top: aside, width: 100 - 2 * aside, height: 100 - 2 * aside },
  shares: { amount: 0.12, recipient: 0.07, greeting: 0.07, gap: 0.025 },
};
