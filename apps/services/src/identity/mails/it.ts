import type { WordsOfShop } from './AccountMailWords.ts';

export const it: WordsOfShop = (shop) => ({
  welcome: {
    subject: `Benvenuto da ${shop}`,
    heading: 'È bello averti qui',
    text: `Il tuo conto da ${shop} è aperto. Conferma ancora il tuo indirizzo e-mail, così sappiamo che è tuo. Il link vale 48 ore.`,
    button: 'Conferma l’indirizzo e-mail',
    footer: 'Non hai aperto un conto? Non confermare nulla e scrivici: lo cancelliamo.',
  },
  confirmation: {
    subject: `Conferma il tuo indirizzo e-mail da ${shop}`,
    heading: 'Questo indirizzo è tuo?',
    text: 'Con il link confermi il tuo indirizzo e-mail. Vale 48 ore e sostituisce i precedenti.',
    button: 'Conferma l’indirizzo e-mail',
    footer: 'Non l’hai chiesto tu? Allora non devi fare nulla.',
  },
  recovery: {
    subject: `Nuova password per ${shop}`,
    heading: 'Imposta una nuova password',
    text: 'Con il link imposti una nuova password. Vale un’ora, una volta sola, e sostituisce i precedenti.',
    button: 'Imposta una nuova password',
    footer: 'Non l’hai chiesto tu? Allora non devi fare nulla: la tua password resta com’è.',
  },
  locked: {
    subject: `Il tuo conto da ${shop} è bloccato`,
    heading: 'Troppe password sbagliate',
    text: 'Qualcuno ha provato più volte ad accedere con una password sbagliata, perciò il tuo conto è bloccato per un po’. Con il link imposti una nuova password e puoi accedere subito. Vale un’ora.',
    button: 'Imposta una nuova password',
    footer: 'Non eri tu? Nessuno ha indovinato la tua password. Scegline una che usi solo qui.',
  },
  passwordReset: {
    subject: `La tua nuova password da ${shop}`,
    heading: 'La tua password è nuova',
    text: 'Hai impostato una nuova password. Tutti i tuoi dispositivi sono stati disconnessi.',
    button: 'Accedi',
    footer: 'Non eri tu? Impostane subito un’altra con «Password dimenticata» e scrivici.',
  },
  passwordChanged: {
    subject: `La tua password da ${shop} è cambiata`,
    heading: 'La tua password è cambiata',
    text: 'Hai cambiato la tua password. Gli altri tuoi dispositivi sono stati disconnessi.',
    button: 'Al conto',
    footer: 'Non eri tu? Impostane subito un’altra con «Password dimenticata» e scrivici.',
  },
  emailChanged: {
    subject: `Il tuo indirizzo e-mail da ${shop} è cambiato`,
    heading: 'Il tuo indirizzo e-mail è cambiato',
    text: 'Il tuo conto ha ora un altro indirizzo e-mail. A questo non manderemo più nulla sul tuo conto.',
    button: 'Al negozio',
    footer: 'Non eri tu? Rispondi subito a questo messaggio.',
  },
  deleted: {
    subject: `Il tuo conto da ${shop} è cancellato`,
    heading: 'Il tuo conto è cancellato',
    text: 'Abbiamo cancellato il tuo conto e i tuoi indirizzi. Ciò che hai scritto in pubblico resta, senza il tuo nome.',
    button: 'Al negozio',
    footer: 'Questo è l’ultimo messaggio sul tuo conto. Non eri tu? Rispondi subito.',
  },
});
