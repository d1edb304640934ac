/** The number of the plural around it, `#` in a message. */
export const POUND = 0;
/** Form of an argument that is formatted as a number. */
export const NUMBER = 1;

/** What a plural shows, by `=N` or the category of the language's rules; `other` is always there. */
export type PluralOptions = Readonly<Record<string, readonly MessagePart[]>>;

/**
 * A piece of a message: text, the number of the plural around it, or an argument by its name. The second item of an
 * argument says what it is: a number, a plural by its options, or a tag by what it encloses; without one, its value is shown.
 */
export type MessagePart =
  | string
  | typeof POUND
  | readonly [name: string]
  | readonly [name: string, form: typeof NUMBER | PluralOptions | readonly MessagePart[]];

/** A message as the build leaves it: its text, or its parts where it has arguments. */
export type CompiledMessage = string | readonly MessagePart[];
