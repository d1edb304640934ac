import type { VoucherMailWords } from './VoucherMailWords.ts';

export const fr: VoucherMailWords = {
  subject: (title, shop) => `${title}\u00a0: ton bon de ${shop}`,
  value:
    'Voici ton bon d’achat. Il est aussi joint en PDF, à transférer ou à imprimer\u00a0: le code se saisit au moment de payer, aussi pour une partie du montant.',
  experience:
    'Voici ton bon pour une expérience. Il est aussi joint en PDF, à transférer ou à imprimer\u00a0: avec le code, on choisit le lieu et la date, ou on échange l’expérience contre une autre.',
  code: 'Code',
  worth: 'Valeur',
  validUntil: 'Valable jusqu’au',
  activate: 'Choisir le lieu et la date',
  shop: 'Voir le bon dans la boutique',
  footer: 'Le code vaut de l’argent\u00a0: ne le donne qu’à la personne à qui tu l’offres.',
};
