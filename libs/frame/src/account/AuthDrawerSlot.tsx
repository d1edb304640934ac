import { preloadable } from '@shop/preloadable';
import { useSession } from '@shop/session';
import { WhenWanted } from '@shop/ui-kit/part';
import { LoadFailed } from '../LoadFailed';

const drawer = preloadable(() => import('@shop/auth/drawer'));

/** The drawer with the sign-in forms. Its code is loaded when it is first opened. */
export function AuthDrawerSlot({ erpFailover }: { erpFailover: boolean }) {
  const { authForm, closeAuth } = useSession();
  if (!authForm) return null;
  return (
    <WhenWanted part={drawer} failed={<LoadFailed onClose={closeAuth} />}>
      {({ default: AuthDrawer }) => <AuthDrawer erpFailover={erpFailover} />}
    </WhenWanted>
  );
}
