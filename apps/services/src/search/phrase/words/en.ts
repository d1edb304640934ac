import type { PhraseWords } from '../PhraseWords.ts';

export const en: PhraseWords = {
  fillers: [
    ...'her him i you he she we they me my your our their his its the a an and or for to of with without in on at from by about'.split(' '),
    ...'what where which who how is are there some something anything want need looking look find buy get give make cook'.split(' '),
    ...'gift gifts present presents idea ideas surprise souvenir thing things stuff suggestion suggestions'.split(' '),
    ...'best nice great lovely small little beautiful original special unique cool good cheap perfect dear'.split(' '),
    ...'area region near around price budget approx roughly year years old'.split(' '),
  ],
  types: {
    recipe: ['recipe', 'recipes', 'dish', 'dishes', 'dinner', 'lunch', 'supper', 'meal', 'meals'],
    experienceVoucher: ['experience', 'experiences', 'experience voucher', 'experience vouchers', 'experience gift', 'activity', 'activities', 'day out', 'trip', 'trips', 'outing', 'outings', 'excursion', 'event', 'events'],
    valueVoucher: ['voucher', 'vouchers', 'gift voucher', 'gift vouchers', 'gift card', 'gift cards', 'gift certificate', 'gift certificates', 'store credit'],
    product: ['product', 'products', 'item', 'items'],
    series: ['series', 'range', 'collection'],
  },
  atMost: ['under', 'below', 'up to', 'max', 'maximum', 'at most', 'less than', 'no more than', 'not more than', 'cheaper than', 'within'],
  atLeast: ['over', 'above', 'at least', 'more than', 'from', 'starting at', 'min', 'minimum'],
  between: ['between', 'from'],
  and: ['and', 'to'],
  currencies: ['chf', 'franc', 'francs', 'fr', 'sfr', 'euro', 'euros', 'eur', 'bucks'],
  units: ['minutes', 'minute', 'mins', 'min', 'hours', 'hour', 'h', 'cm', 'mm', 'm', 'litres', 'litre', 'liter', 'liters', 'l', 'ml', 'g', 'kg', 'grams', 'people', 'persons', 'person', 'guests', 'pieces', 'piece', 'years', 'year', 'servings', 'portions', 'days', 'kids'],
  endings: ['ies', 'es', 's', 'y', 'e'],
  links: [],
  joiners: ['with', 'in', 'of', 'for', 'at', 'the', 'on', 'and', 'from', 'to', 'without'],
  head: 'last',
};
