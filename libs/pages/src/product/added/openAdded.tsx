import { LateTexts, useLateMessages, withTexts } from '@shop/intl';
import { openDialog } from '@shop/notices';
import { loadedPart } from '@shop/preloadable';
import { Skeleton } from '@shop/ui-kit/skeleton';
import { WhenWanted } from '@shop/ui-kit/part';
import { FormattedMessage } from 'react-intl';
import type { Added } from './Added';
import { AddedContent } from './AddedContent';

const content = loadedPart({ AddedContent });

/** Opens the drawer with what has just come into the cart. A later one replaces it. */
export function openAdded(added: Added) {
  void openDialog({
    id: 'added',
    domain: 'cart',
    size: 'narrow',
    title: <FormattedMessage id="pages.product.added.title" />,
    content: (resolve) => <AddedDrawer {...added} onClose={() => resolve(false)} />,
  });
}

function AddedDrawer(props: Added & { onClose: () => void }) {
  const texts = useLateMessages();
  return (
    <WhenWanted part={withTexts(content, texts)} fallback={<Skeleton height="12rem" />}>
      {(module) => (
        <LateTexts late={texts?.loaded()?.default}>
          <module.AddedContent {...props} />
        </LateTexts>
      )}
    </WhenWanted>
  );
}
