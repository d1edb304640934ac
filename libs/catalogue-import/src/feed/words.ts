import type { Locale } from '@shop/contracts/constants';

/** Labels of a product's facts, and translations of the feed's English values. */
export const factLabels: Record<string, Record<Locale, string>> = {
  color: { de: 'Farbe', fr: 'Couleur', en: 'Colour', it: 'Colore' },
  size: { de: 'Grösse', fr: 'Taille', en: 'Size', it: 'Taglia' },
  material: { de: 'Material', fr: 'Matière', en: 'Material', it: 'Materiale' },
  pattern: { de: 'Muster', fr: 'Motif', en: 'Pattern', it: 'Motivo' },
  mpn: {
    de: 'Nummer des Herstellers',
    fr: 'Référence du fabricant',
    en: 'Maker’s number',
    it: 'Codice del produttore',
  },
  condition: { de: 'Zustand', fr: 'État', en: 'Condition', it: 'Condizione' },
};

export const conditions: Record<string, Record<Locale, string>> = {
  used: { de: 'gebraucht', fr: 'd’occasion', en: 'used', it: 'usato' },
  refurbished: { de: 'aufbereitet', fr: 'reconditionné', en: 'refurbished', it: 'ricondizionato' },
};
