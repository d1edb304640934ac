import { anIdentity, aSiteContent, type FakeServices } from '@shop/builders';
import type { Country, Identity } from '@shop/contracts';
import { Dialogs, Notifications } from '@shop/notices';
import { useLocation } from '@shop/router';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import CheckoutPage from '../CheckoutPage';

const content = aSiteContent();

/** The page as its address says, until that is another page. */
function Routed() {
  const { pathname, search } = useLocation();
  return (
    <>
      {pathname.startsWith('/kasse') && <CheckoutPage content={content} path={pathname} />}
      <output>{pathname + search}</output>
      <Notifications />
      <Dialogs />
    </>
  );
}

interface Options {
  services?: FakeServices;
  isSignedIn?: boolean;
  /** Who is signed in. */
  identity?: Identity;
  country?: Country;
}

/** Renders the checkout at an address below `/kasse`. Returns what `renderWithShop` does. */
export function renderCheckout(path: string, options: Options = {}) {
  const { services = {}, isSignedIn = false, identity = anIdentity(), country = 'CH' } = options;
  const status = isSignedIn ? 'authenticated' : 'anonymous';
  const session = { status, identity: isSignedIn ? identity : null, authForm: null } as const;
  // Asked for while a postal code is typed.
  const answers: FakeServices = { 'customer/GetPlaces': { ret: [] }, ...services };
  return renderWithShop(<Routed />, {
    path: `/kasse${path}`,
    services: answers,
    brand: { country },
    state: { session },
  });
}

/** Where the visitor is. */
export const address = () => document.querySelector('body > div > output')?.textContent;

/** The heading of a step. */
export const step = (name: string) => screen.findByRole('heading', { level: 2, name });
