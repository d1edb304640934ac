import type { ContentElement } from '@shop/contracts';

const ANCHOR = /^[a-z][\w-]*$/i;

/** The name an editor gave an element of any kind (`data.anchor`), so that links can lead to it: `#name`. */
export function anchorOf(data: ContentElement['data']): string | undefined {
  const { anchor } = data;
  return typeof anchor === 'string' && ANCHOR.test(anchor) ? anchor : undefined;
}
