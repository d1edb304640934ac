import { aCustomer, anIdentity, anOverview, aSiteContent, type FakeServices } from '@shop/builders';
import { mailDefaults } from '@shop/contracts/mail-kinds';
import type { BrandConfig } from '@shop/brand';
import { Dialogs, Notifications } from '@shop/notices';
import { useLocation } from '@shop/router';
import { renderWithShop } from '@shop/testing';
import ProfilePage from '../profile-page/ProfilePage';

const content = aSiteContent();
const { profile } = content.specialPages;

/** The page as its address says, until that is another page. */
function Routed() {
  const { pathname, search } = useLocation();
  return (
    <>
      {pathname.startsWith(profile) && <ProfilePage content={content} path={pathname} search={search} locale="de" />}
      <output>{pathname + search}</output>
      <Dialogs />
      <Notifications />
    </>
  );
}

const noOrders = { ret: { items: [], count: 0, years: [] }, error: null };

interface Options {
  services?: FakeServices;
  isSignedIn?: boolean;
  brand?: Partial<BrandConfig>;
}

/** Renders the profile area at an address below its own. Returns what `renderWithShop` does. */
export function renderProfile(segment: string, { services = {}, isSignedIn = true, brand = {} }: Options = {}) {
  const identity = isSignedIn ? anIdentity() : null;
  const status = isSignedIn ? 'authenticated' : 'anonymous';
  const answers: FakeServices = {
    'customer/Get': { customer: aCustomer(), error: null },
    'customer/GetMails': { ret: mailDefaults },
    'identity/GetSignIns': { ret: [], error: null },
    'identity/WhoAmI': { ret: identity, error: null },
    'order/GetOrders': noOrders,
    'order/GetOverview': { ret: anOverview(), error: null },
    'passkey/GetAll': { passkeys: [], error: null },
    ...services,
  };
  return renderWithShop(<Routed />, {
    path: profile + segment,
    services: answers,
    brand,
    state: { session: { status, identity, authForm: null } },
  });
}

/** Where the visitor is. */
export const address = () => document.querySelector('body > div > output')?.textContent;
