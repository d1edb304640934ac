import { useSession } from '@shop/session';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { MembersBanner } from '../shared/MembersBanner';

/** Shows how to buy a product for members to those who are signed in, and to others how to become one. */
export default function MembersGate({ children }: { children: ReactNode }) {
  const { status, hasCookie } = useSession();
  if (status === 'authenticated') return children;
  // Who may be a customer is not sent to the registration before that is known.
  if (status === 'unknown' && hasCookie) return null;
  return (
    <MembersBanner
      title={<FormattedMessage id="pages.product.members.title" />}
      text={<FormattedMessage id="pages.product.members.text" />}
    />
  );
}
