import type { ArtSubject } from '@shop/demo-art';
import type { DemoProduct } from '../schema.ts';

/** What the pictures of a product are asked to show: its materials by attribute, the exact kind first, its
 * occasions, pieces and words. */
export function artSubject({ attributes, subject }: Pick<DemoProduct, 'attributes' | 'subject'>): ArtSubject {
  const { material, pieces, words } = subject;
  const materials = [...(material ? [material] : []), ...(attributes.material ?? [])];
  const { occasion: occasions } = attributes;
  return { ...(materials.length && { materials }), ...(occasions && { occasions }), ...(pieces && { pieces }), ...(words && { words }) };
}
