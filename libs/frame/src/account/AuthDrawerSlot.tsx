import type { SiteContent } from '@shop/contracts';
import { LOGIN_APP, tokenIn } from '@shop/contracts/account-links';
import { preloadable } from '@shop/preloadable';
import { useLocation } from '@shop/router';
import { useSession } from '@shop/session';
import { WhenWanted } from '@shop/ui-kit/part';
import { useEffect, useEffectEvent } from 'react';
import { LoadFailed } from '../LoadFailed';

const drawer = preloadable(() => import('@shop/auth/drawer'));

interface AuthDrawerSlotProps {
  content: Pick<SiteContent, 'flags' | 'specialPages' | 'page'>;
}

/**
 * The drawer with the forms of accounts. Its code is loaded when it is first opened. The link of a recovery mail opens
 * it, except on the page that shows the same forms.
 */
export function AuthDrawerSlot({ content }: AuthDrawerSlotProps) {
  const { authForm, openAuth, closeAuth } = useSession();
  const { search } = useLocation();
  const openReset = useEffectEvent(() => {
    if (content.page.referenceId !== LOGIN_APP && tokenIn(search, 'recovery')) openAuth('reset');
  });
  useEffect(() => openReset(), []);

  if (!authForm) return null;
  return (
    <WhenWanted part={drawer} failed={<LoadFailed onClose={closeAuth} />}>
      {({ default: AuthDrawer }) => (
        <AuthDrawer
          erpFailover={content.flags['erpFailover'] ?? false}
          privacyUrl={content.specialPages.gdpr}
          profileUrl={content.specialPages.profile}
        />
      )}
    </WhenWanted>
  );
}
