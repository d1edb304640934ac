import type { VoucherMailWords } from './VoucherMailWords.ts';

export const de: VoucherMailWords = {
  subject: (title, shop) => `${title}: dein Gutschein von ${shop}`,
  value:
    'Hier ist dein Wertgutschein, im Anhang auch als PDF zum Ausdrucken. Leite ihn weiter oder verschenke ihn auf Papier: Den Code gibt man beim Bezahlen ein, auch für einen Teil des Betrags.',
  experience:
    'Hier ist dein Erlebnisgutschein, im Anhang auch als PDF zum Ausdrucken. Leite ihn weiter oder verschenke ihn auf Papier: Mit dem Code wählt man Ort und Datum, oder tauscht das Erlebnis gegen ein anderes.',
  code: 'Code',
  worth: 'Wert',
  validUntil: 'Gültig bis',
  activate: 'Ort und Datum wählen',
  shop: 'Zum Gutschein im Shop',
  footer: 'Der Code ist so gut wie Geld: Gib ihn nur weiter, wem du ihn schenken möchtest.',
};
