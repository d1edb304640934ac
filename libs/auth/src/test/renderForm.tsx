import type { FakeServices } from '@shop/builders';
import { Dialogs } from '@shop/notices';
import { renderWithShop } from '@shop/testing';
import type { ComponentType } from 'react';
import type { AuthFormProps } from '../forms/AuthFormProps';

interface Options extends Partial<AuthFormProps> {
  services?: FakeServices;
  path?: string;
}

/**
 * Renders a form of accounts with what its drawer gives it, and a container for dialogs. Returns what `renderWithShop`
 * does, plus the calls to where it stands.
 */
export function renderForm(Form: ComponentType<AuthFormProps>, { services, path, ...own }: Options = {}) {
  const props = { onSwitch: jest.fn(), onSignedIn: jest.fn(), onClose: jest.fn(), ...own };
  const shop = renderWithShop(
    <>
      <Form hrefOf={(form) => `/${form}`} privacyUrl="/datenschutz" {...props} />
      <Dialogs />
    </>,
    { services, path },
  );
  const notices = () => (shop.store.getState() as unknown as { notices: readonly Record<string, unknown>[] }).notices;
  return { ...shop, ...props, notices };
}
