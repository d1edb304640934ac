const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is complete as it is. */
export interface Html {
  readonly text: string;
}

/** Takes a text as markup. Nothing that comes from outside may be in it. */
export const markup = (text: string): Html => ({ text });

/** Markup of a template, in which every string is escaped. */
export function escaped(strings: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  return markup(strings.map((part, index) => part + toMarkup(values[index] ?? '')).join(''));
}

function toMarkup(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => entities[character]!);
  return 'text' in value ? value.text : value.map(({ text }) => text).join('');
}
