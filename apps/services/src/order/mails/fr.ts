import type { OrderMailWords } from './OrderMailWords.ts';

export const fr: OrderMailWords = {
  mails: (number, shop) => ({
    orderPlaced: {
      subject: `Votre commande ${number} chez ${shop}`,
      heading: 'Merci pour votre commande',
      text: `Nous avons reçu votre commande ${number} et nous l’emballons.`,
    },
    orderCanceled: {
      subject: `La commande ${number} est annulée`,
      heading: 'Votre commande est annulée',
      text: `La commande ${number} ne sera pas livrée. Ce que vous avez payé vous est rendu par la même voie.`,
    },
    orderReady: {
      subject: `La commande ${number} est prête`,
      heading: 'Votre commande est prête',
      text: `Vous pouvez retirer la commande ${number} dès maintenant. Prenez son numéro avec vous.`,
    },
    orderShipped: {
      subject: `La commande ${number} est en route`,
      heading: 'Votre colis est en route',
      text: `Nous avons expédié la commande ${number}.`,
    },
    orderRefunded: {
      subject: `Remboursement de la commande ${number}`,
      heading: 'Votre argent revient',
      text: `Nous vous avons remboursé pour la commande ${number}. Il faut quelques jours jusqu’à ce que le montant arrive sur votre compte.`,
    },
    returnRequested: {
      subject: `Retour de la commande ${number}`,
      heading: 'Nous avons bien reçu votre demande',
      text: `Vous souhaitez renvoyer une partie de la commande ${number}. Nous examinons votre demande et revenons vers vous. Attendez notre réponse avant d’envoyer le colis.`,
    },
    returnAccepted: {
      subject: `Le retour de la commande ${number} est accepté`,
      heading: 'Renvoyez les articles',
      text: `Joignez le numéro de commande ${number} au colis et envoyez-le à l’adresse ci-dessous. Dès qu’il est arrivé, nous vous remboursons.`,
    },
    returnRejected: {
      subject: `Le retour de la commande ${number} n’est pas possible`,
      heading: 'Nous ne pouvons pas reprendre ces articles',
      text: `Nous ne pouvons malheureusement pas accepter votre demande pour la commande ${number}.`,
    },
    returnReceived: {
      subject: `Votre retour de la commande ${number} est arrivé`,
      heading: 'Votre colis est arrivé',
      text: `Merci, les articles de la commande ${number} sont chez nous. Ce que vous avez payé vous est rendu par la même voie\u00a0; si la facture est encore ouverte, vous payez d’autant moins.`,
    },
  }),
  payment: {
    inv: 'Vous pouvez télécharger la facture ci-dessous.',
    pre: 'Le colis part dès que l’argent est arrivé.',
    'on-pickup': 'Vous payez au retrait.',
  },
  transfer: ({ amount, holder, iban, bic, reference }) =>
    `Virez ${amount} à ${holder}, IBAN ${iban}${bic && `, BIC ${bic}`}, référence ${reference}.`,
  invoice: 'Facture en PDF',
  discount: 'Rabais',
  delivery: {
    DOWNLOAD: 'Par e-mail',
    EXPRESS: 'Livraison express',
    SATURDAY: 'Livraison le samedi',
    SCHEDULED: 'Livraison le jour choisi',
    STANDARD: 'Livraison',
  },
  pickup: (place) => `Retrait\u00a0: ${place}`,
  vouchers: 'Bons',
  total: 'À payer',
  tax: (percent) => `TVA de ${percent}\u00a0% comprise`,
  free: 'gratuit',
  track: 'Suivre le colis',
  sent: 'En route',
  refunded: 'Remboursé',
  returnTo: 'Adresse de retour',
  button: 'Voir la commande',
  footer: 'Une question sur la commande\u00a0? Répondez simplement à ce message.',
};
