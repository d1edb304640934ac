import { z } from 'zod';
import { elementObject } from './elementObject.ts';

export const recipeSchema = elementObject({ recipeId: z.string().min(1) });
