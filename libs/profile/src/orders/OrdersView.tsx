import type { ProfileView, ProfileViewProps } from '../profile-page/ProfileView';
import { OrderList, orderListRequest } from './OrderList';
import { OrderPage, orderRequest } from './OrderPage';

/** What the list of orders reads, or the page of one. */
const requests = (props: ProfileViewProps) => [props.rest ? orderRequest(props) : orderListRequest(props)];

/** The customer's orders, and below their address each of them. */
function OrdersView(props: ProfileViewProps) {
  return props.rest ? <OrderPage {...props} /> : <OrderList {...props} />;
}

export default { View: OrdersView, requests } satisfies ProfileView;
