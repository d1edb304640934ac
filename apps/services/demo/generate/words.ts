import type { Locale } from '@shop/contracts/constants';

/** Names for generated items: waters and mountains have the same name in every language. */
export const placeNames = (
  'Säntis Aare Engadin Gotthard Rigi Pilatus Tödi Eiger Jura Albula Bernina Maggia Verzasca Simplon Furka Grimsel ' +
  'Titlis Churfirsten Napf Chasseral Reuss Limmat Rhone Ticino Inn Silvretta Prättigau Lavaux Emme Saane Moesa Calanda'
).split(' ');

/** Colours of generated items, in the same order in every language. */
export const colors: Record<Locale, readonly string[]> = {
  de: 'Moosgrün Nachtblau Ziegelrot Sandbeige Schiefergrau Honiggelb Kreideweiss Pflaume Kupferton Salbei'.split(' '),
  fr: 'Mousse,Bleu nuit,Brique,Sable,Ardoise,Miel,Craie,Prune,Cuivré,Sauge'.split(','),
  en: 'Moss,Midnight blue,Brick,Sand,Slate,Honey,Chalk,Plum,Coppery,Sage'.split(','),
  it: 'Muschio,Blu notte,Mattone,Sabbia,Ardesia,Miele,Gesso,Prugna,Ramato,Salvia'.split(','),
};
