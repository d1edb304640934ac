import type { OrderMailWords } from './OrderMailWords.ts';

export const it: OrderMailWords = {
  mails: (number, shop) => ({
    orderPlaced: {
      subject: `Il tuo ordine ${number} da ${shop}`,
      heading: 'Grazie per il tuo ordine',
      text: `Abbiamo ricevuto il tuo ordine ${number}.`,
    },
    orderCanceled: {
      subject: `L’ordine ${number} è stato annullato`,
      heading: 'Il tuo ordine è stato annullato',
      text: `L’ordine ${number} non sarà consegnato. Quello che hai pagato ti viene restituito con lo stesso metodo.`,
    },
    orderReady: {
      subject: `L’ordine ${number} è pronto`,
      heading: 'Il tuo ordine è pronto',
      text: `Puoi ritirare l’ordine ${number} da subito. Porta con te il numero.`,
    },
    orderShipped: {
      subject: `L’ordine ${number} è in viaggio`,
      heading: 'Il tuo pacco è in viaggio',
      text: `Abbiamo spedito l’ordine ${number}.`,
    },
    orderRefunded: {
      subject: `Rimborso dell’ordine ${number}`,
      heading: 'I tuoi soldi tornano',
      text: `Ti abbiamo rimborsato per l’ordine ${number}. Ci vuole qualche giorno prima che l’importo arrivi sul tuo conto.`,
    },
    returnRequested: {
      subject: `Reso dell’ordine ${number}`,
      heading: 'Abbiamo ricevuto la tua richiesta',
      text: `Vuoi restituire qualcosa dell’ordine ${number}. La esaminiamo e ti scriviamo. Aspetta la nostra risposta prima di spedire il pacco.`,
    },
    returnAccepted: {
      subject: `Il reso dell’ordine ${number} è stato accettato`,
      heading: 'Rispedisci gli articoli',
      text: `Metti il numero d’ordine ${number} nel pacco e spediscilo all’indirizzo qui sotto. Appena arriva, ti rimborsiamo.`,
    },
    returnRejected: {
      subject: `Il reso dell’ordine ${number} non è possibile`,
      heading: 'Non possiamo riprendere questi articoli',
      text: `Purtroppo non possiamo accettare la tua richiesta per l’ordine ${number}.`,
    },
    returnReceived: {
      subject: `Il tuo reso dell’ordine ${number} è arrivato`,
      heading: 'Il tuo pacco è arrivato',
      text: `Grazie, gli articoli dell’ordine ${number} sono da noi. Quello che hai pagato torna con lo stesso metodo; se la fattura è ancora aperta, paghi quel tanto in meno.`,
    },
  }),
  payment: {
    inv: 'Puoi scaricare la fattura qui sotto.',
    pre: 'Evadiamo l’ordine appena i soldi sono arrivati.',
    'on-pickup': 'Paghi al ritiro.',
  },
  transfer: ({ amount, holder, iban, bic, reference }) =>
    `Versa ${amount} a ${holder}, IBAN ${iban}${bic && `, BIC ${bic}`}, riferimento ${reference}.`,
  invoice: 'Fattura in PDF',
  discount: 'Sconto',
  delivery: {
    DOWNLOAD: 'Per e-mail',
    EXPRESS: 'Consegna espressa',
    SATURDAY: 'Consegna di sabato',
    SCHEDULED: 'Consegna nel giorno scelto',
    STANDARD: 'Consegna',
  },
  pickup: (name) => `Ritiro: ${name}`,
  vouchers: 'Buoni',
  total: 'Da pagare',
  settledTotal: 'Totale',
  tax: (percent) => `IVA del ${percent} % inclusa`,
  free: 'gratis',
  track: 'Segui il pacco',
  sent: 'In viaggio',
  refunded: 'Rimborsato',
  returnTo: 'Indirizzo per il reso',
  button: 'Vedi l’ordine',
  footer: 'Una domanda sull’ordine? Rispondi semplicemente a questo messaggio.',
};
