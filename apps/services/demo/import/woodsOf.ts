import { type Wood, woods } from '@shop/demo-art';
import type { DemoProduct } from '../schema.ts';

/** Facts that tell what an article is made of. */
const TOLD_IN = /^(?:Material|Wood|Handle)$/;
/** A wood by its name: not its oil, nor what is pressed from its fibres. */
const named = (wood: string) => new RegExp(`\\b${wood}(?:wood)?\\b(?! oil| wood pulp)`, 'i');

/** Woods that the facts of an article name, the first one first. */
export function woodsOf({ facts = [] }: Partial<Pick<DemoProduct, 'facts'>>): Wood[] {
  const told = facts
    .filter(({ label }) => TOLD_IN.test(label.en))
    .map(({ value }) => (typeof value === 'string' ? value : value.en))
    .join(', ');
  return (Object.keys(woods) as Wood[])
    .filter((wood) => named(wood).test(told))
    .sort((a, b) => told.search(named(a)) - told.search(named(b)));
}
