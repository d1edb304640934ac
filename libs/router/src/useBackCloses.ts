import { useEffect, useEffectEvent } from 'react';
import { useNavigator } from './Router';

/** While mounted, the browser's way back calls `onBack` and stays on the page: for what is open above it. */
export function useBackCloses(onBack: () => void): void {
  const navigator = useNavigator();
  const handleBack = useEffectEvent(onBack);
  useEffect(() => navigator.openLayer?.(() => handleBack()), [navigator]);
}
