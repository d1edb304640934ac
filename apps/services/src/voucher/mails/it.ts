import type { VoucherMailWords } from './VoucherMailWords.ts';

export const it: VoucherMailWords = {
  subject: (title, shop) => `${title}: il tuo buono di ${shop}`,
  value:
    'Ecco il tuo buono. È anche allegato in PDF, da inoltrare o stampare: il codice si inserisce al momento di pagare, anche per una parte dell’importo.',
  experience:
    'Ecco il tuo buono per un’esperienza. È anche allegato in PDF, da inoltrare o stampare: con il codice si scelgono luogo e data, oppure si cambia l’esperienza con un’altra.',
  code: 'Codice',
  worth: 'Valore',
  validUntil: 'Valido fino al',
  activate: 'Scegli luogo e data',
  shop: 'Vedi il buono nel negozio',
  footer: 'Il codice vale come denaro: dallo solo alla persona a cui lo regali.',
};
