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
