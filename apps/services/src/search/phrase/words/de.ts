import type { PhraseWords } from '../PhraseWords.ts';

export const de: PhraseWords = {
  fillers: [
    ...'sie ihn doch ich du er es wir ihr mich dir mir ihm uns der die das den dem des ein eine einen einem einer und oder'.split(' '),
    ...'mein meine meinen meinem meiner dein deine deinen deinem deiner unser unsere unseren unserem unserer'.split(' '),
    ...'für fürs zum zur zu mit ohne von vom im in am an auf aus bei beim um über als so sehr auch noch nur'.split(' '),
    ...'was wo wie wer welche welches welcher gibt es etwas irgendwas alles was suche suchen finde finden'.split(' '),
    ...'schenke schenken verschenken kaufen bestellen brauche brauchen möchte will hätte gerne gern bitte'.split(' '),
    ...'koche kochen machen mache fahren gehen kann man geschenk geschenke geschenkidee geschenkideen geschenkli präsent'.split(' '),
    ...'mitbringsel aufmerksamkeit überraschung idee ideen tipp tipps vorschlag vorschläge sachen ding dinge'.split(' '),
    ...'beste besten bester liebe lieben lieber klein kleine kleiner kleines kleinen schön schöne schönes'.split(' '),
    ...'schöner schönen toll tolle tolles tollen originell originelle originelles besonders besondere'.split(' '),
    ...'besonderes besonderen günstig günstige günstiges günstigen billig billige gut gute gutes guten'.split(' '),
    ...'passend passende passendes region raum gegend nähe preis budget ca circa etwa ungefähr rund'.split(' '),
    ...'jahre jahr jährige jährigen alt alte alten ausgefallen ausgefallene ausgefallenes'.split(' '),
  ],
  types: {
    recipe: 'rezept rezepte rezeptidee rezeptideen gericht gerichte speise speisen menü essen abendessen mittagessen znacht zmittag mahlzeit kochrezept kochrezepte backrezept backrezepte'.split(
      ' ',
    ),
    experienceVoucher: [
      ...'erlebnis erlebnisse erlebnisgeschenk erlebnisgeschenke erlebnisgutschein erlebnisgutscheine'.split(' '),
      ...'ausflug ausflüge ausflugsziel aktivität aktivitäten unternehmung unternehmungen event events'.split(' '),
    ],
    valueVoucher: [
      ...'gutschein gutscheine geschenkgutschein geschenkgutscheine wertgutschein wertgutscheine geschenkkarte'.split(' '),
      ...'geschenkkarten einkaufsgutschein guthaben geschenkbon'.split(' '),
    ],
    product: ['produkt', 'produkte', 'artikel'],
    series: ['serie', 'serien'],
  },
  atMost: ['unter', 'bis', 'bis zu', 'max', 'maximal', 'höchstens', 'weniger als', 'nicht mehr als', 'nicht über', 'günstiger als', 'billiger als'],
  atLeast: ['ab', 'über', 'mindestens', 'mehr als', 'teurer als', 'min'],
  between: ['zwischen', 'von'],
  and: ['und', 'bis'],
  currencies: ['chf', 'franken', 'fränkli', 'fr', 'sfr', 'stutz', 'euro', 'euros', 'eur'],
  units: ['minuten', 'min', 'stunden', 'std', 'cm', 'mm', 'm', 'liter', 'l', 'ml', 'g', 'kg', 'gramm', 'personen', 'person', 'leute', 'gäste', 'teile', 'jahre', 'jahren', 'jährige', 'stück', 'er', 'portionen', 'gänge', 'tage', 'kinder'],
  endings: ['innen', 'ern', 'em', 'en', 'er', 'es', 'e', 'n', 's'],
  links: ['es', 'en', 'er', 's', 'n', 'e'],
  joiners: ['mit', 'aus', 'für', 'von', 'vom', 'im', 'in', 'an', 'am', 'auf', 'zur', 'zum', 'und', 'der', 'durch', 'ohne', 'beim', 'nach', 'als', 'zu'],
  head: 'any',
};
