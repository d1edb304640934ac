import { preloadable } from '@shop/preloadable';
import { useSession } from '@shop/session';
import { Stack } from '@shop/ui-kit/layout';
import { WhenWanted } from '@shop/ui-kit/part';
import { Skeleton } from '@shop/ui-kit/skeleton';
import { LateTexts, useLateMessages, withTexts } from '@shop/intl';
import { supportsPasskeys } from '../passkey/supportsPasskeys';

const panel = preloadable(() => import('./PasskeyPanel'));

/** The passkeys of the signed-in customer, to add and remove; nothing for others. Code and texts load when it is shown. */
export function Passkeys() {
  const { status, identity } = useSession();
  const texts = useLateMessages();
  if (status !== 'authenticated' || !identity) return null;
  return (
    <WhenWanted part={withTexts(panel, texts)} fallback={<Waiting />}>
      {({ default: PasskeyPanel }) => (
        <LateTexts late={texts?.loaded()?.default}>
          <PasskeyPanel key={identity.id} customerId={identity.id} canAdd={supportsPasskeys()} />
        </LateTexts>
      )}
    </WhenWanted>
  );
}

function Waiting() {
  return (
    <Stack aria-busy="true">
      <Skeleton height="2rem" />
      <Skeleton height="10rem" />
    </Stack>
  );
}
