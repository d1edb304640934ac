import * as z from 'zod/mini';

export const schema = z.object({ recipeId: z.string().check(z.minLength(1)) });
export type RecipeData = z.infer<typeof schema>;
