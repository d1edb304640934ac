import { mimeTypes } from '@shop/contracts';
import type { FrameNode } from './siteFrame.ts';

/** Whether search engines may index a page of the tree. Search results are excluded. */
export function isListed({ mimeType, uri, data }: Pick<FrameNode, 'mimeType' | 'uri' | 'data'>): boolean {
  return uri.startsWith('/') && mimeType !== mimeTypes.search && !data.meta?.noIndex;
}
