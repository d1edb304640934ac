import type { ProductType } from '@shop/contracts';
import type { Texts } from '../db/schema/index.ts';

/** The facet of item types, for lists with several of them. */
export const typeFacetTitle = { id: 'productType', title: { de: 'Art', fr: 'Genre', en: 'Kind', it: 'Tipo' } };

/** Item types in display order. */
export const typeTitles: Readonly<Record<ProductType, Texts>> = {
  product: { de: 'Produkte', fr: 'Produits', en: 'Products', it: 'Prodotti' },
  experienceVoucher: { de: 'Erlebnisse', fr: 'Expériences', en: 'Experiences', it: 'Esperienze' },
  valueVoucher: { de: 'Wertgutscheine', fr: 'Bons d’achat', en: 'Gift vouchers', it: 'Buoni valore' },
  series: { de: 'Serien', fr: 'Séries', en: 'Series', it: 'Serie' },
  recipe: { de: 'Rezepte', fr: 'Recettes', en: 'Recipes', it: 'Ricette' },
};
