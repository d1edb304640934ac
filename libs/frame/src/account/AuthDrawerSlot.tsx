import { useSession } from '@shop/session';
import { LazyPart } from '../lazy/LazyPart';
import { LostPart } from '../lazy/LostPart';

const loadDrawer = () => import('@shop/auth/drawer');

/** The drawer with the sign-in forms. Its code comes when someone first asks for it. */
export function AuthDrawerSlot({ erpFailover }: { erpFailover: boolean }) {
  const { authForm, closeAuth } = useSession();
  if (!authForm) return null;
  return <LazyPart load={loadDrawer} props={{ erpFailover }} failed={<LostPart onClose={closeAuth} />} />;
}
