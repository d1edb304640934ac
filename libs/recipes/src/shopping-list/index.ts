export { addUp, type PlannedRecipe, type ShoppingEntry } from './addUp';
export { MAX_PERSONS, PERSONS_STEP } from '../ingredients/usePersons';
export { fromPlanText, keepPlan, MAX_RECIPES, type Plan, type PlanRecipe, planRecipe, toPlanText } from './plan';
export { isTicked, type Tick, withTick } from './ticks';
export { usePlan } from './usePlan';
