import { createContext, type ReactNode, use } from 'react';
import type { Location } from './Location';
import type { Navigator } from './Navigator';

const LocationContext = createContext<Location | null>(null);
// A separate context, so that links are not rendered again when the location changes.
const NavigatorContext = createContext<Navigator | null>(null);

interface RouterProps {
  location: Location;
  navigator: Navigator;
  children: ReactNode;
}

/** Provides the location and the navigator. */
export function Router({ location, navigator, children }: RouterProps) {
  return (
    <NavigatorContext value={navigator}>
      <LocationContext value={location}>{children}</LocationContext>
    </NavigatorContext>
  );
}

/** The current location. Throws outside a router. */
export function useLocation(): Location {
  return required(use(LocationContext));
}

/** The navigator. Throws outside a router. */
export function useNavigator(): Navigator {
  return required(use(NavigatorContext));
}

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('Links and what reads the location must stand inside a Router.');
  return value;
}
