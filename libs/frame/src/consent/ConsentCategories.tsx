import { LateTexts, useLateMessages, withTexts } from '@shop/intl';
import { preloadable } from '@shop/preloadable';
import { WhenWanted } from '@shop/ui-kit/part';
import { LoadFailed } from '../LoadFailed';
import type { ConsentDrawerProps } from './ConsentDrawer';

/** The drawer's code, to be loaded on intent. */
export const consentDrawer = preloadable(() => import('./ConsentDrawer'));

/** Loads the drawer of the categories with its texts. */
export function ConsentCategories(props: ConsentDrawerProps) {
  const texts = useLateMessages();
  return (
    <WhenWanted part={withTexts(consentDrawer, texts)} failed={<LoadFailed onClose={props.onClose} />}>
      {({ default: ConsentDrawer }) => (
        <LateTexts late={texts?.loaded()?.default}>
          <ConsentDrawer {...props} />
        </LateTexts>
      )}
    </WhenWanted>
  );
}
