import type { Product } from '@shop/contracts';

/** Leaves of a text what can be compared: HTML spells some characters in another way, and has tags. */
const core = (text: string) => text.replace(/<[^>]*>|&[^;]*;|\W/g, '');

/** Whether a text says nothing but what facts say, as what tiles show of a product does often, or nothing at all. */
export const repeatsFacts = (html: string, facts: Product['facts']): boolean =>
  core(facts.map(({ label, value }) => label + value).join()).includes(core(html));
