import { useLocation, useNavigator } from '@shop/router';
import { createContext, use, useMemo } from 'react';
import type { DeskConfig, DeskSite } from '../DeskConfig';
import { addressOfLocation, type DeskLocation, locationOf } from './deskLocation';

export const DeskConfigContext = createContext<DeskConfig>({ sites: [], hasDirectory: false });

/** Where the desk is, and how to go elsewhere. */
export interface DeskHere {
  config: DeskConfig;
  site: DeskSite;
  location: DeskLocation;
  /** Goes to the location with this change; to the first entry, unless one is named. */
  go: (change: Partial<DeskLocation>, options?: { replace?: boolean }) => void;
}

/** Where the desk is; null at an address that is none of its locations. */
export function useDesk(): DeskHere | null {
  const config = use(DeskConfigContext);
  const { pathname, search } = useLocation();
  const navigator = useNavigator();
  return useMemo(() => {
    const location = locationOf(
      { pathname, search },
      config.sites.map(({ site }) => site),
    );
    const site = config.sites.find((one) => one.site === location?.site);
    if (!location || !site) return null;
    return {
      config,
      site,
      location,
      go: (change, options) => navigator.navigate(addressOfLocation({ ...location, entry: null, ...change }), options),
    };
  }, [config, pathname, search, navigator]);
}

/** `useDesk` for what is shown at a location only. */
export function useHere(): DeskHere {
  const here = useDesk();
  if (!here) throw new Error('This is shown at a location of the desk.');
  return here;
}
