import type { OrderMailWords } from './OrderMailWords.ts';

export const de: OrderMailWords = {
  mails: (number, shop) => ({
    orderPlaced: {
      subject: `Deine Bestellung ${number} bei ${shop}`,
      heading: 'Danke für deine Bestellung',
      text: `Wir haben deine Bestellung ${number} bekommen.`,
    },
    orderCanceled: {
      subject: `Bestellung ${number} ist storniert`,
      heading: 'Deine Bestellung ist storniert',
      text: `Bestellung ${number} wird nicht geliefert. Was du bezahlt hast, bekommst du auf demselben Weg zurück.`,
    },
    orderReady: {
      subject: `Bestellung ${number} liegt bereit`,
      heading: 'Deine Bestellung liegt bereit',
      text: `Du kannst Bestellung ${number} jetzt abholen. Nimm die Bestellnummer mit.`,
    },
    orderShipped: {
      subject: `Bestellung ${number} ist unterwegs`,
      heading: 'Dein Paket ist unterwegs',
      text: `Wir haben Bestellung ${number} auf den Weg gebracht.`,
    },
    orderRefunded: {
      subject: `Rückzahlung zu Bestellung ${number}`,
      heading: 'Dein Geld kommt zurück',
      text: `Wir haben dir zu Bestellung ${number} Geld zurückgegeben. Bis es auf deinem Konto ist, dauert es einige Tage.`,
    },
    returnRequested: {
      subject: `Rücksendung zu Bestellung ${number}`,
      heading: 'Wir haben deine Anfrage',
      text: `Du möchtest aus Bestellung ${number} etwas zurücksenden. Wir sehen es uns an und melden uns. Bitte warte mit dem Versand, bis du von uns hörst.`,
    },
    returnAccepted: {
      subject: `Rücksendung zu Bestellung ${number} ist in Ordnung`,
      heading: 'Schick die Artikel zurück',
      text: `Leg die Bestellnummer ${number} ins Paket und sende es an die Adresse unten. Sobald es hier ist, bekommst du dein Geld zurück.`,
    },
    returnRejected: {
      subject: `Rücksendung zu Bestellung ${number} ist nicht möglich`,
      heading: 'Das können wir nicht zurücknehmen',
      text: `Deine Anfrage zu Bestellung ${number} können wir leider nicht annehmen.`,
    },
    returnReceived: {
      subject: `Deine Rücksendung zu Bestellung ${number} ist da`,
      heading: 'Dein Paket ist angekommen',
      text: `Danke, die Artikel aus Bestellung ${number} sind bei uns. Was du bezahlt hast, geht auf demselben Weg zurück; ist die Rechnung noch offen, zahlst du entsprechend weniger.`,
    },
  }),
  payment: {
    inv: 'Die Rechnung kannst du unten herunterladen.',
    pre: 'Sobald das Geld da ist, führen wir die Bestellung aus.',
    'on-pickup': 'Du bezahlst, wenn du abholst.',
  },
  transfer: ({ amount, holder, iban, bic, reference }) =>
    `Überweise ${amount} an ${holder}, IBAN ${iban}${bic && `, BIC ${bic}`}, Verwendungszweck ${reference}.`,
  invoice: 'Rechnung als PDF',
  discount: 'Rabatt',
  delivery: {
    DOWNLOAD: 'Per E-Mail',
    EXPRESS: 'Expressversand',
    SATURDAY: 'Zustellung am Samstag',
    SCHEDULED: 'Zustellung am Wunschtag',
    STANDARD: 'Versand',
  },
  pickup: (name) => `Abholung: ${name}`,
  vouchers: 'Gutscheine',
  total: 'Zu bezahlen',
  settledTotal: 'Gesamtbetrag',
  tax: (percent) => `Darin enthaltene MWST ${percent} %`,
  free: 'gratis',
  track: 'Sendung verfolgen',
  sent: 'Unterwegs',
  refunded: 'Zurückgegeben',
  returnTo: 'Adresse für die Rücksendung',
  button: 'Bestellung ansehen',
  footer: 'Eine Frage zur Bestellung? Antworte einfach auf diese Nachricht.',
};
