import { useSession } from '@shop/session';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { MembersBanner } from '../shared/MembersBanner';

/** Shows how to buy a product for members to those who are signed in, and to others how to become one. */
export default function MembersGate({ children }: { children: ReactNode }) {
  const { status } = useSession();
  if (status === 'authenticated') return children;
  return (
    <MembersBanner
      title={<FormattedMessage id="pages.product.members.title" />}
      text={<FormattedMessage id="pages.product.members.text" />}
    />
  );
}
