import { LateTexts, useLateMessages } from '@shop/intl';
import { WhenWanted } from '@shop/ui-kit/part';
import type { ReactNode } from 'react';

/** Provides the texts of personalization, which no page needs before it is opened. */
export function PersonalizationTexts({ children }: { children: ReactNode }) {
  const texts = useLateMessages();
  if (!texts) return children;
  return <WhenWanted part={texts}>{({ default: late }) => <LateTexts late={late}>{children}</LateTexts>}</WhenWanted>;
}
