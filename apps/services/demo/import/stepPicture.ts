import type { ArtOrder } from '@shop/demo-art';
import type { DemoProduct, DemoRecipe } from '../schema.ts';

/** What can be drawn of the ingredients, by the German words for them. */
const ingredients: Readonly<Record<string, RegExp>> = {
  onion: /zwiebel|schalotte/i,
  garlic: /knoblauch/i,
  carrots: /rüebli|karotte/i,
  tomatoes: /tomate/i,
  mushrooms: /pilz|champignon|seitling/i,
  lemon: /zitrone|limette/i,
  berries: /beere/i,
  plums: /zwetschge|pflaume/i,
  walnuts: /nuss\b|nüsse/i,
  egg: /\bEi(?:er|gelb|weiss)?\b/,
  flour: /mehl/i,
  bread: /\bbrot/i,
  dough: /\bteig/i,
  butter: /butter/i,
  cheese: /käse|sbrinz|parmesan|gruyère/i,
  potatoes: /kartoffel/i,
  rice: /\breis(?!mehl)/i,
  sugar: /zucker/i,
  cream: /rahm|milch|joghurt|quark/i,
  stock: /bouillon|brühe|fond\b/i,
  wine: /rotwein/i,
  oil: /öl\b/i,
  chocolate: /schokolade/i,
  honey: /honig/i,
  rosemary: /rosmarin/i,
  thyme: /thymian/i,
  basil: /basilikum/i,
  chillies: /chili/i,
  peppercorns: /pfeffer/i,
  salt: /\bsalz/i,
};

/** The ingredients of a step that can be drawn, as its text names them. */
export const namedIngredients = (text: string): string[] =>
  Object.entries(ingredients).flatMap(([name, word]) => (word.test(text) ? [name] : []));

/**
 * What the picture of a step shows: what the text takes, laid out; the thing to cook it in where it takes nothing that can
 * be drawn; and the finished dish at the end.
 */
export function stepPicture(
  { art, steps }: Pick<DemoRecipe, 'art' | 'steps'>,
  index: number,
  products: ReadonlyMap<string, Pick<DemoProduct, 'art'>>,
): ArtOrder {
  const { text, product } = steps[index]!;
  const order = { ...art, seed: art.seed + index + 1, shape: 'landscape' } as const;
  if (index === steps.length - 1) return { ...order, view: 'scene' };
  const materials = namedIngredients(text.de);
  if (materials.length > 0) return { ...order, motif: 'preparation', view: 'main', subject: { materials } };
  const tool = products.get(product ?? '');
  return tool ? { ...order, ...tool.art, view: 'main' } : { ...order, view: 'detail' };
}
