import type { Markup } from './readMarkup.ts';

/**
 * What a page has that selectors ask for: the classes of its elements, save those of what is late; and all that is `present`,
 * elements as `<name`, classes as `.name`, attributes as `name` and `name=value`, and with `own` if something that is not late has
 * them. What is late is laid out, though hidden, and what is around it may say where.
 */
export function namesOf({ seen, late }: Markup): { classes: Set<string>; present: Set<string> } {
  const classes = new Set<string>();
  const present = new Set<string>();
  for (const [texts, isSeen] of [
    [seen, true],
    [late, false],
  ] as const) {
    for (const text of texts) {
      if (text.startsWith('<')) {
        present.add(text);
        continue;
      }
      const [name = '', value = ''] = text.slice(1, -1).split('="');
      if (name === 'class') {
        for (const one of value.split(' ')) {
          present.add(`.${one}`);
          if (isSeen) classes.add(one);
        }
        continue;
      }
      const valued = `${name}=${value}`;
      present.add(name).add(valued);
      if (isSeen) present.add(`own ${name}`).add(`own ${valued}`);
    }
  }
  return { classes, present };
}
