import { createContext, type ReactNode, use } from 'react';
import type { Location } from './Location';
import type { Navigator } from './Navigator';

const LocationContext = createContext<Location | null>(null);
// Of its own, so that links are not rendered anew when the location changes.
const NavigatorContext = createContext<Navigator | null>(null);

interface RouterProps {
  location: Location;
  navigator: Navigator;
  children: ReactNode;
}

/** Gives its children the location and the means to change it. */
export function Router({ location, navigator, children }: RouterProps) {
  return (
    <NavigatorContext value={navigator}>
      <LocationContext value={location}>{children}</LocationContext>
    </NavigatorContext>
  );
}

/** The location whose page is shown. Throws outside a router. */
export function useLocation(): Location {
  return required(use(LocationContext));
}

/** What carries out navigations. Throws outside a router. */
export function useNavigator(): Navigator {
  return required(use(NavigatorContext));
}

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('Links and what reads the location must stand inside a Router.');
  return value;
}
