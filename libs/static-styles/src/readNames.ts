import { latePartsOf } from './latePartsOf.ts';

/** Class names of an element in HTML as React writes it, and the attributes that selectors ask for. */
const NAMES = / (?:class|(data-[a-z-]+))="([^"]*)"/g;
const TAGS = /<[a-z]\w*/g;

/**
 * What a page has that selectors ask for: the classes of its elements, save those of what is late; and all that is `present`,
 * elements as `<name`, classes as `.name`, attributes as `name` and `name=value`, and with `own` if something that is not late has
 * them. What is late is laid out, though hidden, and what is around it may say where. Quick, because it is done for every page.
 */
export function readNames(html: string): { classes: Set<string>; present: Set<string> } {
  const present = new Set<string>(html.match(TAGS));
  /** Whether something with these classes is seen at once. */
  const lists = new Map<string, boolean>();
  const late = latePartsOf(html);
  let next = 0;
  for (const { 1: attribute, 2: value = '', index } of html.matchAll(NAMES)) {
    while (late[next] && late[next]![1] <= index) next += 1;
    const isLate = late[next] !== undefined && late[next]![0] <= index;
    if (attribute !== undefined) {
      const valued = `${attribute}=${value}`;
      present.add(attribute).add(valued);
      if (!isLate) present.add(`own ${attribute}`).add(`own ${valued}`);
      continue;
    }
    if (!isLate || !lists.has(value)) lists.set(value, !isLate);
  }
  const classes = new Set<string>();
  for (const [list, isSeen] of lists) {
    for (const name of list.split(' ')) {
      present.add(`.${name}`);
      if (isSeen) classes.add(name);
    }
  }
  return { classes, present };
}
