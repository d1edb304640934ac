import type { OrderMailWords } from './OrderMailWords.ts';

export const fr: OrderMailWords = {
  mails: (number, shop) => ({
    orderPlaced: {
      subject: `Ta commande ${number} chez ${shop}`,
      heading: 'Merci pour ta commande',
      text: `Nous avons reçu ta commande ${number}.`,
    },
    orderCanceled: {
      subject: `La commande ${number} est annulée`,
      heading: 'Ta commande est annulée',
      text: `La commande ${number} ne sera pas livrée. Ce que tu as payé t’est rendu par la même voie.`,
    },
    orderReady: {
      subject: `La commande ${number} est prête`,
      heading: 'Ta commande est prête',
      text: `Tu peux retirer la commande ${number} dès maintenant. Prends son numéro avec toi.`,
    },
    orderShipped: {
      subject: `La commande ${number} est en route`,
      heading: 'Ton colis est en route',
      text: `Nous avons expédié la commande ${number}.`,
    },
    orderRefunded: {
      subject: `Remboursement de la commande ${number}`,
      heading: 'Ton argent revient',
      text: `Nous t’avons remboursé pour la commande ${number}. Il faut quelques jours pour que le montant arrive sur ton compte.`,
    },
    returnRequested: {
      subject: `Retour de la commande ${number}`,
      heading: 'Nous avons bien reçu ta demande',
      text: `Tu souhaites renvoyer une partie de la commande ${number}. Nous examinons ta demande et te répondrons. Attends notre réponse avant d’envoyer le colis.`,
    },
    returnAccepted: {
      subject: `Le retour de la commande ${number} est accepté`,
      heading: 'Renvoie les articles',
      text: `Joins le numéro de commande ${number} au colis et envoie-le à l’adresse ci-dessous. Dès qu’il sera arrivé, nous te rembourserons.`,
    },
    returnRejected: {
      subject: `Le retour de la commande ${number} n’est pas possible`,
      heading: 'Nous ne pouvons pas reprendre ces articles',
      text: `Nous ne pouvons malheureusement pas accepter ta demande pour la commande ${number}.`,
    },
    returnReceived: {
      subject: `Ton retour de la commande ${number} est arrivé`,
      heading: 'Ton colis est arrivé',
      text: `Merci, les articles de la commande ${number} sont chez nous. Ce que tu as payé t’est rendu par la même voie\u00a0; si la facture est encore ouverte, tu paies d’autant moins.`,
    },
  }),
  payment: {
    inv: 'Tu peux télécharger la facture ci-dessous.',
    pre: 'Nous traitons la commande dès que l’argent est arrivé.',
    'on-pickup': 'Tu paies au retrait.',
  },
  transfer: ({ amount, holder, iban, bic, reference }) =>
    `Vire ${amount} à ${holder}, IBAN ${iban}${bic && `, BIC ${bic}`}, référence ${reference}.`,
  invoice: 'Facture en PDF',
  discount: 'Rabais',
  delivery: {
    DOWNLOAD: 'Par e-mail',
    EXPRESS: 'Livraison express',
    SATURDAY: 'Livraison le samedi',
    SCHEDULED: 'Livraison le jour choisi',
    STANDARD: 'Livraison',
  },
  pickup: (name) => `Retrait\u00a0: ${name}`,
  vouchers: 'Bons',
  total: 'À payer',
  settledTotal: 'Montant total',
  tax: (percent) => `TVA de ${percent}\u00a0% comprise`,
  free: 'gratuit',
  track: 'Suivre le colis',
  sent: 'En route',
  refunded: 'Remboursé',
  returnTo: 'Adresse de retour',
  button: 'Voir la commande',
  footer: 'Une question sur la commande\u00a0? Réponds simplement à ce message.',
};
