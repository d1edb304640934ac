import { ChangeType, type StringChange } from '@nx/devkit';
import type ts from 'typescript';

/**
 * Adds an entry to a list: in its place where the names of the list are in the order of the alphabet, else at the end.
 * The result needs formatting.
 */
export function addToList(
  { elements, end }: { elements: readonly { name: string; node: ts.Node }[]; end: number },
  name: string,
  text: string,
): StringChange[] {
  if (elements.some((element) => element.name === name)) throw new Error(`it has ${name} already.`);
  const names = elements.map((element) => element.name);
  const isSorted = names.every((one, index) => index === 0 || names[index - 1]!.localeCompare(one, 'en') <= 0);
  const next = isSorted ? elements.find((element) => element.name.localeCompare(name, 'en') > 0) : undefined;
  if (next) return [{ type: ChangeType.Insert, index: next.node.getStart(undefined, true), text: `${text},\n` }];
  const last = elements.at(-1);
  return [{ type: ChangeType.Insert, index: last ? last.node.getEnd() : end - 1, text: last ? `,\n${text}` : text }];
}
