import { type ReactNode, use } from 'react';
import type { CmsContent } from './loadCmsContent';

interface CmsDrawerTitleProps {
  content: Promise<CmsContent | null>;
  /** Heads content without a title, or none. */
  children: ReactNode;
}

export function CmsDrawerTitle({ content, children }: CmsDrawerTitleProps) {
  return use(content)?.title || children;
}
