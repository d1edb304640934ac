import { Preloaded, WhenWanted } from '@shop/ui-kit/part';
import { useState } from 'react';
import { ViewSkeleton } from '../shared/ViewSkeleton';
import type { ProfileRoute, ProfileViewProps } from './ProfileView';

interface RouteViewProps extends ProfileViewProps {
  route: ProfileRoute;
}

/** A page of the profile area: at once where the page was loaded with it, else as soon as its code is here. */
export function RouteView({ route: { part }, ...props }: RouteViewProps) {
  const [wasLoaded] = useState(() => part.loaded() !== null);
  return wasLoaded ? (
    <Preloaded part={part}>{({ default: { View } }) => <View {...props} />}</Preloaded>
  ) : (
    <WhenWanted part={part} fallback={<ViewSkeleton />}>
      {({ default: { View } }) => <View {...props} />}
    </WhenWanted>
  );
}
