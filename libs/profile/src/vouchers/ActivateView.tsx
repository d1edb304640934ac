import type { ProfileView, ProfileViewProps } from '../profile-page/ProfileView';
import { requests, VoucherView } from './VoucherView';

/** The page on which a voucher is activated by its code. */
function ActivateView(props: ProfileViewProps) {
  return <VoucherView {...props} action="activate" />;
}

export default { View: ActivateView, requests } satisfies ProfileView;
