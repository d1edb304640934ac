import type { Locale } from '@shop/contracts';

/** Prepared reasons of a rejection, in the order of their keys. */
export const reasonIds = ['offTopic', 'delivery', 'privacy', 'advertising', 'insult', 'repeated'] as const;
export type ReasonId = (typeof reasonIds)[number];

/** Their texts in the language of whoever wrote the entry, who reads them. */
export const reasons: Record<Locale, Record<ReasonId, string>> = {
  de: {
    offTopic: 'Dein Text handelt nicht von diesem Artikel. Schreib uns gern etwas dazu, wie du ihn verwendest.',
    delivery: 'Dein Text handelt von einer Lieferung oder Bestellung. Dabei hilft dir unser Kundendienst weiter.',
    privacy:
      'Dein Text enthält persönliche Angaben wie Namen, Adressen oder Telefonnummern, die wir nicht veröffentlichen.',
    advertising: 'Dein Text enthält Werbung oder einen Link auf andere Angebote.',
    insult: 'Dein Text verletzt oder beleidigt andere. Sag uns gern sachlich, was dich gestört hat.',
    repeated: 'Diesen Text haben wir schon erhalten.',
  },
  fr: {
    offTopic: 'Ton texte ne porte pas sur cet article. Raconte-nous plutôt comment tu l’utilises.',
    delivery: 'Ton texte porte sur une livraison ou une commande. Notre service clientèle t’aidera volontiers.',
    privacy:
      'Ton texte contient des données personnelles (nom, adresse ou numéro de téléphone) que nous ne publions pas.',
    advertising: 'Ton texte contient de la publicité ou un lien vers d’autres offres.',
    insult: 'Ton texte blesse ou insulte d’autres personnes. Dis-nous plutôt ce qui t’a déplu.',
    repeated: 'Nous avons déjà reçu ce texte.',
  },
  en: {
    offTopic: 'Your text is not about this item. We would love to read how you use it.',
    delivery: 'Your text is about a delivery or an order. Our customer service will gladly help you with that.',
    privacy: 'Your text contains personal details such as names, addresses or phone numbers, which we do not publish.',
    advertising: 'Your text contains advertising or a link to other offers.',
    insult: 'Your text hurts or insults others. Please tell us plainly what bothered you.',
    repeated: 'We have already received this text.',
  },
  it: {
    offTopic: 'Il tuo testo non riguarda questo articolo. Raccontaci piuttosto come lo usi.',
    delivery: 'Il tuo testo riguarda una consegna o un ordine. Il nostro servizio clienti ti aiuta volentieri.',
    privacy: 'Il tuo testo contiene dati personali come nomi, indirizzi o numeri di telefono, che non pubblichiamo.',
    advertising: 'Il tuo testo contiene pubblicità o un link ad altre offerte.',
    insult: 'Il tuo testo ferisce o insulta altre persone. Dicci pure con parole pacate che cosa non ti è piaciuto.',
    repeated: 'Abbiamo già ricevuto questo testo.',
  },
};
