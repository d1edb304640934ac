import { latePartsOf } from './latePartsOf.ts';

/** The classes of an element in HTML as React writes it, or an attribute that selectors ask for, with its value. */
const NAMES = / (?:class|data-[a-z-]+)="[^"]*"/g;
const TAGS = /<[a-z]\w*/g;

/**
 * What a page has that selectors ask for: the classes of its elements, save those of what is late; and all that is `present`,
 * elements as `<name`, classes as `.name`, attributes as `name` and `name=value`, and with `own` if something that is not late has
 * them. What is late is laid out, though hidden, and what is around it may say where. Quick, because it is done for every page.
 */
export function readNames(html: string): { classes: Set<string>; present: Set<string> } {
  const present = new Set<string>(html.match(TAGS));
  /** What elements have, as written, and whether one that is not late has it. */
  const written = new Map<string, boolean>();
  const late = latePartsOf(html);
  let next = 0;
  for (const { 0: text, index } of html.matchAll(NAMES)) {
    while (late[next] && late[next]![1] <= index) next += 1;
    const isLate = late[next] !== undefined && late[next]![0] <= index;
    if (!isLate || !written.has(text)) written.set(text, !isLate);
  }
  const classes = new Set<string>();
  for (const [text, isSeen] of written) {
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
  return { classes, present };
}
