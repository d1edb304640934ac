import { mimeTypes } from '@shop/contracts';
import type { FrameNode } from './siteFrame.ts';

/** Whether search engines may list a page of the tree. Results of a search are no page of ours. */
export function isListed({ mimeType, uri, data }: Pick<FrameNode, 'mimeType' | 'uri' | 'data'>): boolean {
  return uri.startsWith('/') && mimeType !== mimeTypes.search && !data.meta?.noIndex;
}
