import { type MessagePart, NUMBER, type PluralOptions, POUND } from './CompiledMessage';
import { formatPlainNumber, pluralOf } from './formatters';

/** Values of a message's arguments by name; those of tags are functions of what the tag encloses. */
export type MessageValues = Readonly<Record<string, unknown>>;

/**
 * What the parts of a message show: texts and, where a value is none, the value itself; neighbouring texts are one. Throws
 * where a value is missing. `count` is the number of the plural that the parts are an option of.
 */
export function formatParts(
  parts: readonly MessagePart[],
  values: MessageValues,
  locale: string,
  count?: number,
): unknown[] {
  const shown: unknown[] = [];
  const add = (piece: unknown) => {
    if (typeof piece === 'string' && typeof shown.at(-1) === 'string') shown.push((shown.pop() as string) + piece);
    else shown.push(piece);
  };
  for (const part of parts) {
    if (typeof part === 'string') add(part);
    else if (part === POUND) add(formatPlainNumber(locale, count!));
    else {
      const [name, form] = part;
      if (!(name in values)) throw new Error(`It lacks the value of ${name}.`);
      const value = values[name];
      if (form === undefined) add(shownValue(value));
      else if (form === NUMBER) add(formatPlainNumber(locale, value as number));
      else if (isTag(form))
        [(value as (chunks: unknown[]) => unknown)(formatParts(form, values, locale, count))].flat().forEach(add);
      else formatParts(optionOf(form, value as number, locale), values, locale, value as number).forEach(add);
    }
  }
  return shown;
}

/** Nothing is empty text; numbers are as they are, not in the form of the language. */
function shownValue(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  return value || '';
}

const isTag = (form: PluralOptions | readonly MessagePart[]): form is readonly MessagePart[] => Array.isArray(form);

const optionOf = (options: PluralOptions, value: number, locale: string) =>
  options[`=${value}`] ?? options[pluralOf(locale, value)] ?? options['other']!;
