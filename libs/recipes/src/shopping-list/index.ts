export { addUp, type PlannedRecipe, type ShoppingEntry } from './addUp';
export { MAX_PERSONS, PERSONS_STEP } from '../ingredients/usePersons';
export { fromPlanText, keepPlan, type PlanRecipe, planRecipe, toPlanText } from './plan';
export { usePlan } from './usePlan';
