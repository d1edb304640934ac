import { useLocation, useNavigator } from '@shop/router';
import { createContext, use, useMemo } from 'react';
import type { DeskConfig, DeskSite } from '../DeskConfig';
import { addressOfPlace, type DeskPlace, placeOf } from './deskPlace';

export const DeskConfigContext = createContext<DeskConfig>({ sites: [], hasDirectory: false });

/** Where the desk is, and how to go elsewhere. */
export interface DeskHere {
  config: DeskConfig;
  site: DeskSite;
  place: DeskPlace;
  /** Goes where the place is changed; to the first entry, unless one is named. */
  go: (change: Partial<DeskPlace>, options?: { replace?: boolean }) => void;
}

/** Where the desk is; null at an address that is none of its places. */
export function useDesk(): DeskHere | null {
  const config = use(DeskConfigContext);
  const { pathname, search } = useLocation();
  const navigator = useNavigator();
  return useMemo(() => {
    const place = placeOf(
      { pathname, search },
      config.sites.map(({ site }) => site),
    );
    const site = config.sites.find((one) => one.site === place?.site);
    if (!place || !site) return null;
    return {
      config,
      site,
      place,
      go: (change, options) => navigator.navigate(addressOfPlace({ ...place, entry: null, ...change }), options),
    };
  }, [config, pathname, search, navigator]);
}

/** `useDesk` for what is shown at a place only. */
export function useHere(): DeskHere {
  const here = useDesk();
  if (!here) throw new Error('This is shown at a place of the desk.');
  return here;
}
