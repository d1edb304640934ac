import { useSyncExternalStore } from 'react';
import type { NavigationState } from './Navigator';
import { useNavigator } from './Router';

/** State of the current navigation, once it has taken long enough to be shown. */
export function useNavigationState(): NavigationState {
  const { subscribe, getState } = useNavigator();
  return useSyncExternalStore(subscribe, getState, getState);
}
