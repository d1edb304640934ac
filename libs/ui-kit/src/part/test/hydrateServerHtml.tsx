import { defaultLocale } from '@shop/contracts/constants';
import { ShopIntlProvider } from '@shop/intl';
import { shopMessages } from '@shop/intl/testing';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

const roots: { root: Root; element: Element }[] = [];

/** Brings what a server wrote to life. `recovered` is told of what did not match. */
export async function hydrateServerHtml(html: string, part: ReactNode) {
  const element = document.body.appendChild(document.createElement('main'));
  element.innerHTML = html;
  const recovered = jest.fn();
  const tree = (children: ReactNode) => (
    <ShopIntlProvider locale={defaultLocale} messages={shopMessages(defaultLocale)}>
      {children}
    </ShopIntlProvider>
  );
  const root = await act(async () => hydrateRoot(element, tree(part), { onRecoverableError: recovered }));
  roots.push({ root, element });
  return { recovered, rerender: (next: ReactNode) => act(async () => root.render(tree(next))) };
}

/** Takes them away again, for `afterEach`. */
export function removeHydrated() {
  for (const { root, element } of roots.splice(0)) {
    act(() => root.unmount());
    element.remove();
  }
}
