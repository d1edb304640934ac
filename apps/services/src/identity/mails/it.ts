import type { WordsOfShop } from './AccountMailWords.ts';

export const it: WordsOfShop = (shop) => ({
  welcome: {
    subject: `${shop} ti dà il benvenuto`,
    heading: 'È bello averti qui',
    text: `Il tuo account presso ${shop} è stato creato. Resta solo da confermare il tuo indirizzo e-mail, così sappiamo che è tuo. Il link vale 48 ore.`,
    button: 'Conferma l’indirizzo e-mail',
    footer: 'Non hai creato un account? Non confermare nulla e scrivici: lo cancelliamo.',
  },
  confirmation: {
    subject: `Conferma il tuo indirizzo e-mail per ${shop}`,
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
    subject: `Il tuo account presso ${shop} è bloccato`,
    heading: 'Troppe password sbagliate',
    text: 'Qualcuno ha provato più volte ad accedere con una password sbagliata, perciò il tuo account è bloccato per un po’. Con il link imposti una nuova password e puoi accedere subito. Vale un’ora.',
    button: 'Imposta una nuova password',
    footer: 'Non eri tu? Nessuno ha indovinato la tua password. Scegline una che usi solo qui.',
  },
  passwordReset: {
    subject: `La tua nuova password per ${shop}`,
    heading: 'Hai una nuova password',
    text: 'Hai impostato una nuova password. Tutti i tuoi dispositivi sono stati disconnessi.',
    button: 'Accedi',
    footer: 'Non eri tu? Impostane subito un’altra con «Password dimenticata» e scrivici.',
  },
  passwordChanged: {
    subject: `La tua password per ${shop} è cambiata`,
    heading: 'La tua password è cambiata',
    text: 'Hai cambiato la tua password. Gli altri tuoi dispositivi sono stati disconnessi.',
    button: 'Vai all’account',
    footer: 'Non eri tu? Impostane subito un’altra con «Password dimenticata» e scrivici.',
  },
  emailChanged: {
    subject: `Il tuo indirizzo e-mail per ${shop} è cambiato`,
    heading: 'Il tuo indirizzo e-mail è cambiato',
    text: 'Il tuo account ha ora un altro indirizzo e-mail. A questo non manderemo più nulla sul tuo account.',
    button: 'Vai al negozio',
    footer: 'Non eri tu? Rispondi subito a questo messaggio.',
  },
  deleted: {
    subject: `Il tuo account presso ${shop} è stato cancellato`,
    heading: 'Il tuo account è stato cancellato',
    text: 'Abbiamo cancellato il tuo account e i tuoi indirizzi. Ciò che hai scritto in pubblico resta, senza il tuo nome.',
    button: 'Vai al negozio',
    footer: 'Questo è l’ultimo messaggio sul tuo account. Non eri tu? Rispondi subito.',
  },
});
