import type { Locale } from '@shop/contracts';
import type { WishMailWords } from './WishMailWords.ts';

export const wordsOfWishMail: Record<Locale, WishMailWords> = {
  de: {
    subject: (title, more) =>
      more ? `${title} und ${more} weitere: Neues von deiner Merkliste` : `${title}: Neues von deiner Merkliste`,
    heading: 'Neues von deiner Merkliste',
    text: 'Seit dem letzten Mal hat sich etwas getan. Preise und Vorrat sind die von jetzt.',
    isCheaper: (price, before) => `${price} statt ${before}`,
    isBack: (price) => `wieder da, ${price}`,
    button: 'Merkliste öffnen',
    stop: 'Diese Mails abstellen',
    footer: 'Du bekommst diese Mail, weil du bei deiner Merkliste Nachrichten eingeschaltet hast.',
  },
  fr: {
    subject: (title, more) =>
      more
        ? `${title} et ${more} autres\u00a0: du nouveau dans ta liste d’envies`
        : `${title}\u00a0: du nouveau dans ta liste d’envies`,
    heading: 'Du nouveau dans ta liste d’envies',
    text: 'Il y a du changement depuis la dernière fois. Prix et stock sont ceux de maintenant.',
    isCheaper: (price, before) => `${price} au lieu de ${before}`,
    isBack: (price) => `de retour, ${price}`,
    button: 'Ouvrir la liste d’envies',
    stop: 'Ne plus recevoir ces messages',
    footer: 'Tu reçois ce message parce que tu as activé les nouvelles de ta liste d’envies.',
  },
  en: {
    subject: (title, more) =>
      more ? `${title} and ${more} more: news from your wish list` : `${title}: news from your wish list`,
    heading: 'News from your wish list',
    text: 'Something has changed since last time. Prices and stock are as of now.',
    isCheaper: (price, before) => `${price} instead of ${before}`,
    isBack: (price) => `back in stock, ${price}`,
    button: 'Open the wish list',
    stop: 'Stop these mails',
    footer: 'You receive this mail because you have switched on news of your wish list.',
  },
  it: {
    subject: (title, more) =>
      more
        ? `${title} e altri ${more}: novità dalla tua lista dei desideri`
        : `${title}: novità dalla tua lista dei desideri`,
    heading: 'Novità dalla tua lista dei desideri',
    text: 'Dall’ultima volta è cambiato qualcosa. Prezzi e scorte sono quelli di adesso.',
    isCheaper: (price, before) => `${price} invece di ${before}`,
    isBack: (price) => `di nuovo disponibile, ${price}`,
    button: 'Apri la lista dei desideri',
    stop: 'Non ricevere più queste mail',
    footer: 'Ricevi questa mail perché hai attivato le novità della tua lista dei desideri.',
  },
};
