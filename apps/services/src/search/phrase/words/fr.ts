import type { PhraseWords } from '../PhraseWords.ts';

export const fr: PhraseWords = {
  fillers: [
    ...'elle lui je tu il nous vous on le la les l un une des du de d à au aux en et ou pour par avec sans sur dans chez y'.split(' '),
    ...'mon ma mes ton ta tes son sa ses notre nos votre vos ce cette ces qui que quoi quel quelle qu comment'.split(' '),
    ...'quelque chose offrir offre acheter cherche chercher trouver veux voudrais faire cuisiner'.split(' '),
    ...'cadeau cadeaux idée idées présent surprise attention suggestion suggestions'.split(' '),
    ...'petit petite petits petites beau belle beaux belles joli jolie bon bonne bons bonnes meilleur meilleure'.split(' '),
    ...'original originale originaux originales sympa pas cher chère chers région environ près autour prix budget'.split(' '),
    ...'ans an vieux plus très'.split(' '),
    'pas cher',
  ],
  types: {
    recipe: ['recette', 'recettes', 'plat cuisiné', 'repas', 'souper', 'dîner', 'déjeuner', 'menu'],
    experienceVoucher: ['expérience', 'expériences', 'activité', 'activités', 'sortie', 'sorties', 'excursion', 'excursions', 'bon expérience', 'bons expérience', 'événement', 'événements', 'loisir', 'loisirs'],
    valueVoucher: ['bon', 'bons', 'bon cadeau', 'bons cadeaux', 'bon d achat', 'bons d achat', 'bon de valeur', 'carte cadeau', 'cartes cadeaux', 'chèque cadeau', 'chèques cadeaux'],
    product: ['produit', 'produits', 'article', 'articles', 'objet', 'objets'],
    series: ['série', 'séries'],
  },
  atMost: ['moins de', 'moins que', 'jusqu à', 'sous', 'max', 'maximum', 'maximum de', 'au plus', 'pas plus de', 'en dessous de', 'inférieur à'],
  atLeast: ['dès', 'plus de', 'à partir de', 'au moins', 'minimum', 'min'],
  between: ['entre', 'de'],
  and: ['et', 'à'],
  currencies: ['chf', 'franc', 'francs', 'fr', 'frs', 'sfr', 'euro', 'euros', 'eur', 'balles'],
  units: ['minutes', 'minute', 'min', 'heures', 'heure', 'h', 'cm', 'mm', 'm', 'litres', 'litre', 'l', 'ml', 'g', 'kg', 'grammes', 'personnes', 'personne', 'pièces', 'ans', 'an', 'portions', 'jours', 'enfants'],
  endings: ['euses', 'euse', 'eux', 'aux', 'ives', 'ive', 'ifs', 'if', 'es', 'e', 's', 'x'],
  links: [],
  joiners: ['avec', 'en', 'à', 'au', 'aux', 'de', 'du', 'des', 'd', 'pour', 'sans', 'sur', 'dans', 'et', 'chez', 'de la', 'par'],
  head: 'first',
};
