import { LateTexts, useLateMessages, withTexts } from '@shop/intl';
import type { Preloadable } from '@shop/preloadable';
import { WhenNear } from '@shop/ui-kit/part';
import type { ReactNode } from 'react';

interface NearPartProps<Module> {
  part: Preloadable<Module>;
  /** Height kept for it, so that nothing moves when it comes. */
  reservedHeight: string;
  children: (module: Module) => ReactNode;
}

/** Something of a list whose code and texts come when the visitor is near. The list does without it where they do not. */
export function NearPart<Module>({ part, reservedHeight, children }: NearPartProps<Module>) {
  const texts = useLateMessages();
  return (
    <WhenNear part={withTexts(part, texts)} reservedHeight={reservedHeight} optional>
      {(module) => <LateTexts late={texts?.loaded()?.default}>{children(module)}</LateTexts>}
    </WhenNear>
  );
}
