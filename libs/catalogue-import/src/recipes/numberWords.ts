/** Words for numbers in German, French, English, Italian and their neighbours; articles are not among them. */
const words: Record<number, string> = {
  2: 'zwei deux two due twee dos dois duas',
  3: 'drei trois three tre drie tres três',
  4: 'vier quatre four quattro cuatro quatro',
  5: 'fünf cinq five cinque vijf cinco',
  6: 'sechs six sei zes seis',
  7: 'sieben sept seven sette zeven siete sete',
  8: 'acht huit eight otto ocho oito',
  9: 'neun neuf nine nove negen nueve',
  10: 'zehn dix ten dieci tien diez dez',
  12: 'zwölf douze twelve dodici twaalf doce doze',
};
const numbers = new Map(
  Object.entries(words).flatMap(([number, names]) => names.split(' ').map((name) => [name, Number(number)])),
);

/** A word for a number, as an expression; to be read with `numberOfWord`. */
export const NUMBER_WORD = `(?:${[...numbers.keys()].join('|')})`;

/** The number that a word means; undefined if it means none. */
export function numberOfWord(word: string): number | undefined {
  return numbers.get(word.toLowerCase());
}
