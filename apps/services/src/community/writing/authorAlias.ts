import { entryLine } from './entryText.ts';

interface Named {
  firstName: string;
  lastName: string;
}

/** What others see of an author: the first name and the initial of the last one. Empty without a name. */
export function authorAlias({ firstName, lastName }: Named): string {
  const [initial] = entryLine(lastName);
  return [entryLine(firstName), initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ');
}
