import type { Locale } from '@shop/contracts/constants';

/** A baking tin that a text names; `size` is its diameter or its two sides, in cm. */
export interface Pan {
  name: string;
  size: readonly number[];
}

/** Of a range, the larger size counts. */
const RANGE = String.raw`(?:\d{2}\s?(?:bis|à|to|a|–|-)\s?)?`;
const SIZE = String.raw`${RANGE}(?<a>\d{2})(?:\s?(?:×|x|sur)\s?(?<b>\d{2}))?[\s-]?cm`;
/** Other tins than the one size fits are not asked for: frying pans, boards, pots. */
const patterns: Readonly<Record<Locale, readonly string[]>> = {
  de: [
    String.raw`(?<name>\p{L}*(?:form|blech))(?:\s(?:von|mit|à))?(?:\s(?:etwa|rund|ca\.))?\s\(?(?:Ø\s)?${SIZE}`,
    String.raw`(?<![\p{L}\d])${SIZE}-(?<name>\p{L}*(?:form|blech))`,
  ],
  fr: [
    String.raw`(?<name>moule(?:\sà\s\p{L}+)?|plat(?:\sà\sgratin)?|plaque|tourtière)(?:\s(?:beurrée?|huilée?|graissée?))?\s(?:de\s|d[’']environ\s)\(?(?:Ø\s)?${SIZE}`,
  ],
  en: [
    String.raw`(?<![\p{L}\d])${SIZE}\s(?:round\s|square\s|greased\s)?(?<name>(?:springform|cake|tart|loaf|baking|gratin)?\s?(?:tin|dish))(?!\p{L})`,
    String.raw`(?<name>(?:(?:springform|cake|tart|loaf|baking|gratin)\s)?(?:tin|dish))\s(?:of\s)?(?:about\s)?${SIZE}`,
  ],
  it: [
    String.raw`(?<name>stampo(?:\sa\s\p{L}+)?|tortiera|teglia|pirofila)(?:\s(?:imburrat[oa]|unt[oa]))?\s(?:da|di)\s(?:circa\s)?${SIZE}`,
  ],
};

/** The baking tins that texts name with their size, each once. */
export function findPans(texts: readonly string[], locale: Locale): Pan[] {
  const pans = new Map<string, Pan>();
  for (const pattern of patterns[locale]) {
    for (const { groups = {} } of texts.join('\n').matchAll(new RegExp(pattern, 'giu'))) {
      const size = [groups['a'], groups['b']].filter((side) => side !== undefined).map(Number);
      const name = (groups['name'] ?? '').trim();
      pans.set(size.join('×'), pans.get(size.join('×')) ?? { name, size });
    }
  }
  return [...pans.values()];
}
