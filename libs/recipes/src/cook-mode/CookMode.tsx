import { LateTexts, useLateMessages, withTexts } from '@shop/intl';
import { loadedPart } from '@shop/preloadable';
import { WhenWanted } from '@shop/ui-kit/part';
import { CookModeContent, type CookModeContentProps } from './CookModeContent';

export type CookModeProps = CookModeContentProps;

const content = loadedPart({ CookModeContent });

/** A recipe for use while cooking, with its own texts. */
export default function CookMode(props: CookModeProps) {
  const texts = useLateMessages();
  return (
    <WhenWanted part={withTexts(content, texts)}>
      {(module) => (
        <LateTexts late={texts?.loaded()?.default}>
          <module.CookModeContent {...props} />
        </LateTexts>
      )}
    </WhenWanted>
  );
}
