export { CookCard, type CookCardProps } from './cook/CookCard';
export { useCooking } from './cook-mode/useCooking';
export { IngredientLists, type IngredientListsProps } from './ingredients/IngredientLists';
export { usePersons } from './ingredients/usePersons';
export { PrintButton, type PrintButtonProps } from './print/PrintButton';
export { RecipeFacts, type RecipeFactsProps } from './summary/RecipeFacts';
export { ShoppingListButton, type ShoppingListButtonProps } from './shopping-list/ShoppingListButton';
export { StepList, type StepListProps } from './steps/StepList';
