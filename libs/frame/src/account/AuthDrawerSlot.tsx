import { useSession } from '@shop/session';
import { lazy, Suspense } from 'react';

const AuthDrawer = lazy(() => import('@shop/auth/drawer'));

/** The drawer with the sign-in forms. Its code comes when someone first asks for it. */
export function AuthDrawerSlot({ erpFailover }: { erpFailover: boolean }) {
  const { authForm } = useSession();
  if (!authForm) return null;
  return (
    <Suspense fallback={null}>
      <AuthDrawer erpFailover={erpFailover} />
    </Suspense>
  );
}
