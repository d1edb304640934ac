import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { createDeskStore } from './createDeskStore';
import { deskTransport } from './deskTransport';

/** Provides the store of a site. */
export function SiteStore({ site, children }: { site: string; children: ReactNode }) {
  const [store] = useState(() => createDeskStore(deskTransport(site)));
  return <Provider store={store}>{children}</Provider>;
}
