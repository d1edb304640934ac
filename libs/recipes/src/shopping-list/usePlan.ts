import { useSyncExternalStore } from 'react';
import { keptPlan, NO_PLAN, type Plan, subscribeToPlan } from './plan';

/** The visitor's own plan; an empty one on the server. */
export const usePlan = (): Plan => useSyncExternalStore(subscribeToPlan, keptPlan, () => NO_PLAN);
