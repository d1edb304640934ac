import { LateTexts, useLateMessages } from '@shop/intl';
import { WhenWanted } from '@shop/ui-kit/part';
import type { ReactNode } from 'react';

interface WithLateTextsProps {
  /** Stands in until the texts are here. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Loads the late texts for what it shows, which is nothing where they cannot be had. */
export function WithLateTexts({ fallback, children }: WithLateTextsProps) {
  const texts = useLateMessages();
  if (!texts) return children;
  return (
    <WhenWanted part={texts} fallback={fallback} failed={null}>
      {({ default: late }) => <LateTexts late={late}>{children}</LateTexts>}
    </WhenWanted>
  );
}
