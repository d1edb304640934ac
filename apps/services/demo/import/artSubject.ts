import type { ArtSubject } from '@shop/demo-art';
import type { DemoProduct } from '../schema.ts';
import { sizeOf } from './sizeOf.ts';
import { woodsOf } from './woodsOf.ts';
import { writtenOn } from './writtenOn.ts';

type Described = Partial<Pick<DemoProduct, 'attributes' | 'subject' | 'variants' | 'facts' | 'title' | 'lettering'>>;

/**
 * What the pictures of an item are asked to show, from its data: the colour of the variant that has the palette, its
 * materials with the exact kind first and its woods, its occasions, its pieces, its size and what is written on it.
 */
export function artSubject(item: Described, palette: string): ArtSubject {
  const { attributes = {}, subject = {}, variants = [] } = item;
  const { material, pieces } = subject;
  const color = variants.find((variant) => variant.palette === palette)?.swatch;
  const materials = [...(material ? [material] : []), ...(attributes.material ?? [])];
  const { occasion: occasions } = attributes;
  const [size, name, woods] = [sizeOf(item), writtenOn(item), woodsOf(item)];
  return {
    ...(color && { color }),
    ...(materials.length && { materials }),
    ...(woods.length && { woods }),
    ...(occasions && { occasions }),
    ...(pieces && { pieces }),
    ...(size && { size }),
    ...(name && { name }),
  };
}
