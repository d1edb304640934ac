import type { ProfileView, ProfileViewProps } from '../profile-page/ProfileView';
import { requests, VoucherView } from './VoucherView';

/** The page on which a voucher is exchanged by its code. */
function ExchangeView(props: ProfileViewProps) {
  return <VoucherView {...props} action="exchange" />;
}

export default { View: ExchangeView, requests } satisfies ProfileView;
