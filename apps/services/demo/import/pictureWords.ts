import type { Companion, Material } from '@shop/demo-art';
import type { Text } from '../textSchema.ts';

const text = (de: string, fr: string, en: string, it: string): Text => ({ de, fr, en, it });

const wood = text('Holz', 'bois', 'wood', 'legno');
const turned = text('gedrechseltes Holz', 'bois tourné', 'turned wood', 'legno tornito');
const steel = text('gebürsteter Stahl', 'acier brossé', 'brushed steel', 'acciaio spazzolato');
const enamel = text('Emaille', 'émail', 'enamel', 'smalto');
const copper = text('gehämmertes Kupfer', 'cuivre martelé', 'hammered copper', 'rame martellato');
const glaze = text('Glasur', 'émail de la céramique', 'glaze', 'smalto della ceramica');
const linen = text('Leinengewebe', 'toile de lin', 'linen weave', 'trama di lino');
const stone = text('Stein', 'pierre', 'stone', 'pietra');
const edge = text('Klinge und Schliff', 'lame et tranchant', 'blade and edge', 'lama e filo');
const crumb = text('Krume', 'mie', 'crumb', 'mollica');

/** What a close-up shows. */
export const materialWords: Readonly<Record<Material, Text>> = {
  'cast-iron': text('Gusseisen', 'fonte', 'cast iron', 'ghisa'),
  enamel,
  'enamel-plate': enamel,
  'stainless-steel': steel,
  'steel-bar': steel,
  'steel-plate': text('Stahlplatte', 'plaque d’acier', 'steel plate', 'piastra d’acciaio'),
  copper,
  'copper-plate': copper,
  brass: text('Messing', 'laiton', 'brass', 'ottone'),
  'carbon-steel': text('gebläuter Stahl', 'acier bleui', 'blued steel', 'acciaio brunito'),
  ceramic: glaze,
  'glaze-plate': glaze,
  glass: text('Glas', 'verre', 'glass', 'vetro'),
  wood,
  walnut: text('Nussbaumholz', 'noyer', 'walnut', 'noce'),
  maple: wood,
  'end-grain': text('Stirnholz', 'bois de bout', 'end grain', 'legno di testa'),
  'turned-wood': turned,
  'turned-cherry': turned,
  'turned-walnut': turned,
  stone,
  sandstone: stone,
  wax: text('Wachs', 'cire', 'wax', 'cera'),
  soap: text('Seife', 'savon', 'soap', 'sapone'),
  chocolate: text('Schokolade', 'chocolat', 'chocolate', 'cioccolato'),
  linen,
  'dyed-linen': linen,
  canvas: text('Gewebe', 'tissu', 'fabric', 'tessuto'),
  wool: text('Wolle', 'laine', 'wool', 'lana'),
  silk: text('Seide', 'soie', 'silk', 'seta'),
  terry: text('Frottee', 'tissu éponge', 'towelling', 'spugna'),
  plush: text('Plüsch', 'peluche', 'plush', 'peluche'),
  leather: text('Leder und Naht', 'cuir et couture', 'leather and stitching', 'pelle e cuciture'),
  paper: text('Papier', 'papier', 'paper', 'carta'),
  wicker: text('Flechtwerk', 'vannerie', 'wickerwork', 'intreccio'),
  cane: text('Peddigrohr', 'rotin', 'cane', 'midollino'),
  silicone: text('Silikon', 'silicone', 'silicone', 'silicone'),
  blade: edge,
  'layered-blade': edge,
  crumb,
  'dark-crumb': crumb,
  petals: text('Blütenblätter', 'pétales', 'petals', 'petali'),
  gem: text('geschliffener Stein', 'pierre taillée', 'cut stone', 'pietra tagliata'),
};

/** What stands beside a thing, with the article and the preposition that the phrase takes. */
export const besideWords: Readonly<Record<Companion, Text>> = {
  coin: text('einer Münze', 'd’une pièce de monnaie', 'a coin', 'a una moneta'),
  apple: text('einem Apfel', 'd’une pomme', 'an apple', 'a una mela'),
  cup: text('einer Kaffeetasse', 'd’une tasse à café', 'a coffee cup', 'a una tazza da caffè'),
  banana: text('einer Banane', 'd’une banane', 'a banana', 'a una banana'),
  book: text('einem Buch', 'd’un livre', 'a book', 'a un libro'),
  bottle: text('einer Weinflasche', 'd’une bouteille de vin', 'a wine bottle', 'a una bottiglia di vino'),
  chair: text('einem Stuhl', 'd’une chaise', 'a chair', 'a una sedia'),
};

/** What is laid out in the pictures of ingredients. */
export const ingredientWords: Readonly<Record<string, Text>> = {
  onion: text('Zwiebeln', 'oignons', 'onions', 'cipolle'),
  garlic: text('Knoblauch', 'ail', 'garlic', 'aglio'),
  carrots: text('Rüebli', 'carottes', 'carrots', 'carote'),
  tomatoes: text('Tomaten', 'tomates', 'tomatoes', 'pomodori'),
  mushrooms: text('Pilze', 'champignons', 'mushrooms', 'funghi'),
  lemon: text('Zitrone', 'citron', 'lemon', 'limone'),
  berries: text('Beeren', 'baies', 'berries', 'frutti di bosco'),
  plums: text('Zwetschgen', 'pruneaux', 'plums', 'prugne'),
  walnuts: text('Nüsse', 'noix', 'nuts', 'noci'),
  egg: text('Eier', 'œufs', 'eggs', 'uova'),
  flour: text('Mehl', 'farine', 'flour', 'farina'),
  bread: text('Brot', 'pain', 'bread', 'pane'),
  dough: text('Teig', 'pâte', 'dough', 'impasto'),
  butter: text('Butter', 'beurre', 'butter', 'burro'),
  cheese: text('Käse', 'fromage', 'cheese', 'formaggio'),
  potatoes: text('Kartoffeln', 'pommes de terre', 'potatoes', 'patate'),
  rice: text('Reis', 'riz', 'rice', 'riso'),
  sugar: text('Zucker', 'sucre', 'sugar', 'zucchero'),
  cream: text('Rahm', 'crème', 'cream', 'panna'),
  stock: text('Bouillon', 'bouillon', 'stock', 'brodo'),
  wine: text('Rotwein', 'vin rouge', 'red wine', 'vino rosso'),
  oil: text('Öl', 'huile', 'oil', 'olio'),
  chocolate: text('Schokolade', 'chocolat', 'chocolate', 'cioccolato'),
  honey: text('Honig', 'miel', 'honey', 'miele'),
  rosemary: text('Rosmarin', 'romarin', 'rosemary', 'rosmarino'),
  thyme: text('Thymian', 'thym', 'thyme', 'timo'),
  basil: text('Basilikum', 'basilic', 'basil', 'basilico'),
  chillies: text('Chili', 'piments', 'chillies', 'peperoncini'),
  peppercorns: text('Pfeffer', 'poivre', 'pepper', 'pepe'),
  salt: text('Salz', 'sel', 'salt', 'sale'),
};
