/** The shop's units by their spellings in recipes, in all languages. */
const words: Record<string, string> = {
  g: 'g gr gramm gramme grammes gram grams grammo grammi gramos',
  kg: 'kg kilo kilos kilogramm kilogramme kilogrammes kilogram kilograms chilo chili',
  ml: 'ml milliliter millilitre millilitres milliliters millilitro millilitri',
  cl: 'cl zentiliter centiliter centilitre centilitres centilitro centilitri',
  dl: 'dl deziliter deciliter décilitre décilitres decilitre decilitres decilitro decilitri',
  l: 'l lt liter liters litre litres litro litri litros',
  cup: 'cup cups tasse tassen tazza tazze taza tazas',
  oz: 'oz ounce ounces',
  lb: 'lb lbs pound pounds',
  tl: 'tl teel teelöffel kl kaffeelöffel tsp tsps teaspoon teaspoons cc càc cucchiaino cucchiaini theelepel theelepels cucharadita cucharaditas',
  el: 'el essl esslöffel tbsp tbsps tbs tablespoon tablespoons cs càs cucchiaio cucchiai eetlepel eetlepels cucharada cucharadas',
  prise: 'prise prisen pincée pincées pinch pinches pizzico pizzichi snufje snufjes pizca pizcas',
  bund: 'bund bouquet bouquets bunch bunches mazzetto mazzetti mazzo mazzi bos manojo',
};
const units = new Map(Object.entries(words).flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit])));
/** Units of several words. */
const spoon = String.raw`c(?:uill?(?:(?:è|e)res?|erées?)?)?\.?\s?à\.?\s?`;
const phrases: [RegExp, string][] = [
  [new RegExp(String.raw`^${spoon}(?:c|t|café|thé)(?:\.|(?!\p{L}))\s*`, 'iu'), 'tl'],
  [new RegExp(String.raw`^${spoon}(?:s|soupe)(?:\.|(?!\p{L}))\s*`, 'iu'), 'el'],
];
const ARTICLE = /^(?:de la |de l['’]|de |du |des |d['’]|of |di |del |della |dell['’])/i;

/** Splits `EL Zucker` into the shop's unit and the name; the unit is empty if there is none. */
export function splitUnit(text: string): [unit: string, name: string] {
  const phrase = phrases.find(([pattern]) => pattern.test(text));
  const [, word = '', rest = ''] = /^(\p{L}+)\.?(?:\s+(.+)|$)/su.exec(text) ?? [];
  const unit = phrase ? phrase[1] : unitOf(word);
  if (!unit) return ['', text];
  return [unit, (phrase ? text.replace(phrase[0], '') : rest).replace(ARTICLE, '').trim()];
}

function unitOf(word: string): string | undefined {
  // A single capital letter is no unit, except litres.
  return units.get(word === 'L' ? 'l' : word.length === 1 ? word : word.toLowerCase());
}
