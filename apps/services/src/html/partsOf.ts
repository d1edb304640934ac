import type { z } from 'zod';

/** The schemas nested in a schema, one level down. */
export function partsOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.values(def.shape);
    case 'array':
      return [def.element];
    case 'tuple':
      return def.rest ? [...def.items, def.rest] : def.items;
    case 'union':
      return def.options;
    case 'intersection':
      return [def.left, def.right];
    case 'record':
    case 'map':
      return [def.keyType, def.valueType];
    case 'set':
      return [def.valueType];
    case 'pipe':
      return [def.in, def.out];
    case 'lazy':
      return [def.getter()];
    default:
      return 'innerType' in def ? [def.innerType] : [];
  }
}
