import type { PhraseWords } from '../PhraseWords.ts';

export const it: PhraseWords = {
  fillers: [
    ...'lei io tu lui noi voi mi ti ci il lo la le gli i l un uno una e o di a da in con su per tra fra del della dello dei'.split(' '),
    ...'delle degli al alla allo ai alle agli dal dalla nel nella nei nelle sul sulla d che cosa quale quali chi come'.split(' '),
    ...'mio mia miei mie tuo tua suo sua nostro nostra qualcosa cerco cercare trovare comprare regalare vorrei voglio'.split(' '),
    ...'cucinare fare regalo regali regalino idea idee pensiero pensierino sorpresa dono doni proposta proposte'.split(' '),
    ...'piccolo piccola piccoli piccole bello bella belli belle bel migliore migliori buono buona originale originali'.split(' '),
    ...'speciale speciali economico economica regione zona vicino circa prezzo budget anni anno'.split(' '),
  ],
  types: {
    recipe: ['ricetta', 'ricette', 'piatto', 'cena', 'pranzo', 'pasto', 'cosa cucinare'],
    experienceVoucher: ['esperienza', 'esperienze', 'attività', 'buono esperienza', 'buoni esperienza', 'gita', 'gite', 'escursione', 'escursioni', 'evento', 'eventi', 'uscita'],
    valueVoucher: ['buono', 'buoni', 'buono regalo', 'buoni regalo', 'buono acquisto', 'buoni acquisto', 'buono valore', 'buoni valore', 'carta regalo', 'carte regalo', 'voucher', 'gift card'],
    product: ['prodotto', 'prodotti', 'articolo', 'articoli', 'oggetto', 'oggetti'],
    series: ['serie'],
  },
  atMost: ['sotto', 'sotto i', 'sotto gli', 'meno di', 'fino a', 'max', 'massimo', 'al massimo', 'non più di', 'entro', 'entro i'],
  atLeast: ['oltre', 'oltre i', 'sopra', 'sopra i', 'più di', 'almeno', 'a partire da', 'da', 'minimo', 'min'],
  between: ['tra', 'fra', 'da'],
  and: ['e', 'a', 'ai'],
  currencies: ['chf', 'franco', 'franchi', 'fr', 'sfr', 'euro', 'eur'],
  units: ['minuti', 'minuto', 'min', 'ore', 'ora', 'h', 'cm', 'mm', 'm', 'litri', 'litro', 'l', 'ml', 'g', 'kg', 'grammi', 'persone', 'persona', 'pezzi', 'anni', 'anno', 'porzioni', 'giorni', 'bambini'],
  endings: ['che', 'chi', 'ghe', 'ghi', 'a', 'e', 'i', 'o'],
  links: [],
  joiners: ['con', 'in', 'di', 'da', 'del', 'della', 'dello', 'dei', 'delle', 'dal', 'dalla', 'al', 'allo', 'alla', 'alle', 'ai', 'agli', 'per', 'a', 'e', 'su', 'senza', 'nella', 'nel', 'sull', 'dall', 'd'],
  head: 'first',
};
