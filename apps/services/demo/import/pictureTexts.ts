import type { ShownView } from '@shop/demo-art';
import type { Locale } from '@shop/contracts/constants';
import type { Text } from '../textSchema.ts';
import { besideWords, materialWords } from './pictureWords.ts';

/** What a scene shows of a kind of item: the thing in use, a series, a served dish, a trip's place, a card's envelope. */
export type SceneKind = 'use' | 'group' | 'table' | 'place' | 'envelope';

/** French has a space that does not break before a colon. */
const phrases = {
  use: { de: '{title} in Gebrauch', fr: '{title} au quotidien', en: '{title} in use', it: '{title} in uso' },
  group: {
    de: '{title}: alle Stücke beisammen',
    fr: '{title}\u00a0: toutes les pièces réunies',
    en: '{title}: all pieces together',
    it: '{title}: tutti i pezzi insieme',
  },
  table: {
    de: '{title} auf dem gedeckten Tisch',
    fr: '{title} à table',
    en: '{title} on the laid table',
    it: '{title} a tavola',
  },
  place: {
    de: '{title}: die Umgebung',
    fr: '{title}\u00a0: le cadre',
    en: '{title}: the surroundings',
    it: '{title}: il luogo',
  },
  envelope: {
    de: '{title} im Umschlag',
    fr: '{title} dans son enveloppe',
    en: '{title} in its envelope',
    it: '{title} nella sua busta',
  },
  material: {
    de: '{title}: {what} aus der Nähe',
    fr: '{title}\u00a0: {what} de près',
    en: '{title}: {what} up close',
    it: '{title}: {what} da vicino',
  },
  dish: {
    de: '{title} aus der Nähe',
    fr: '{title} de près',
    en: '{title} up close',
    it: '{title} da vicino',
  },
  moment: {
    de: '{title}: der Moment auf einem Sofortbild',
    fr: '{title}\u00a0: l’instant sur une photo instantanée',
    en: '{title}: the moment on an instant picture',
    it: '{title}: il momento su una foto istantanea',
  },
  beside: {
    de: '{title} neben {what}',
    fr: '{title} à côté {what}',
    en: '{title} next to {what}',
    it: '{title} accanto {what}',
  },
  voucher: {
    de: '{title}: der gedruckte Gutschein in einer Hand',
    fr: '{title}\u00a0: le bon imprimé, dans une main',
    en: '{title}: the printed voucher in a hand',
    it: '{title}: il buono stampato in una mano',
  },
  with: { de: '{title}, {what}', fr: '{title}, {what}', en: '{title}, {what}', it: '{title}, {what}' },
  step: { de: '{title}: {what}', fr: '{title}\u00a0: {what}', en: '{title}: {what}', it: '{title}: {what}' },
  pours: {
    de: '{title} wird dazugegossen',
    fr: '{title} qu’on verse',
    en: '{title} being poured in',
    it: '{title} che si versa',
  },
  strews: {
    de: 'eine Hand streut {title}',
    fr: '{title} dans une main',
    en: 'a hand strews {title}',
    it: '{title} in una mano',
  },
  ingredients: {
    de: '{title}: die Zutaten, {what}',
    fr: '{title}\u00a0: les ingrédients, {what}',
    en: '{title}: the ingredients, {what}',
    it: '{title}: gli ingredienti, {what}',
  },
} satisfies Record<string, Text>;

/** A phrase about an item, in all languages. */
export function phrase(name: keyof typeof phrases, title: Text, what?: Text): Text {
  const said = (locale: Locale) =>
    phrases[name][locale].replace('{title}', () => title[locale]).replace('{what}', () => what?.[locale] ?? '');
  return { de: said('de'), fr: said('fr'), en: said('en'), it: said('it') };
}

/** The alternative text of one of an item's pictures. */
export function pictureText(title: Text, { view, material, beside }: ShownView, scene: SceneKind): Text {
  switch (view) {
    case 'scene':
      return phrase(scene, title);
    case 'detail':
      if (material) return phrase('material', title, materialWords[material]);
      return phrase(scene === 'place' ? 'moment' : 'dish', title);
    case 'scale':
      return beside ? phrase('beside', title, besideWords[beside]) : title;
    case 'voucher':
      return phrase('voucher', title);
    default:
      return title;
  }
}
