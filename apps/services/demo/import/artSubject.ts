import type { ArtSubject } from '@shop/demo-art';
import type { DemoProduct } from '../schema.ts';

type Described = Partial<Pick<DemoProduct, 'attributes' | 'subject' | 'variants'>>;

/**
 * What the pictures of an item are asked to show, from its data: the colour of the variant that has the palette, its
 * materials with the exact kind first, its occasions and its pieces.
 */
export function artSubject({ attributes = {}, subject = {}, variants = [] }: Described, palette: string): ArtSubject {
  const { material, pieces } = subject;
  const color = variants.find((variant) => variant.palette === palette)?.swatch;
  const materials = [...(material ? [material] : []), ...(attributes.material ?? [])];
  const { occasion: occasions } = attributes;
  return {
    ...(color && { color }),
    ...(materials.length && { materials }),
    ...(occasions && { occasions }),
    ...(pieces && { pieces }),
  };
}
