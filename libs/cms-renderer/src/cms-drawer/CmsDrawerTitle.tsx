import { type ReactNode, use } from 'react';
import type { CmsContent } from './loadCmsContent';

interface CmsDrawerTitleProps {
  content: Promise<CmsContent | null>;
  /** Fallback title. */
  children: ReactNode;
}

export function CmsDrawerTitle({ content, children }: CmsDrawerTitleProps) {
  return use(content)?.title || children;
}
