import type { Lettering } from '@shop/contracts';
import { artAngle, voucherField } from '@shop/demo-art';
import type { DemoProduct } from '../schema.ts';

/** Characters of the greeting on a voucher. */
const GREETING_LENGTH = 200;

type Places = NonNullable<DemoProduct['lettering']>['area'];

const areaOf = (places: Places | null, angle: number) =>
  places && {
    area: { left: places[0], top: places[1], width: places[2], height: places[3], ...(angle && { angle }) },
  };

/** How words come onto a product: as turned as it is drawn, and onto the field of a voucher whose picture is its card. */
export function letteringOf(product: DemoProduct, illustrator: string): Lettering | null {
  const { type, personalizable, lettering, art } = product;
  if (!personalizable) return null;
  const placed = (places: Places | null) => areaOf(places, artAngle(illustrator, art.motif));
  if (lettering) {
    const { area, ...rest } = lettering;
    return { ...rest, ...placed(area) };
  }
  if (type === 'product') return null;
  return { maxLength: GREETING_LENGTH, takesPicture: true, takesRecipient: true, ...placed(voucherField(art.motif)) };
}
