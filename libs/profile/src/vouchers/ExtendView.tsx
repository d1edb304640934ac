import type { ProfileView, ProfileViewProps } from '../profile-page/ProfileView';
import { requests, VoucherView } from './VoucherView';

/** The page on which a voucher is extended by its code. */
function ExtendView(props: ProfileViewProps) {
  return <VoucherView {...props} action="extend" />;
}

export default { View: ExtendView, requests } satisfies ProfileView;
