import { useSyncExternalStore } from 'react';
import type { NavigationState } from './Navigator';
import { useNavigator } from './Router';

/** Whether a navigation is under way for so long that it should be shown. */
export function useNavigationState(): NavigationState {
  const { subscribe, getState } = useNavigator();
  return useSyncExternalStore(subscribe, getState, getState);
}
