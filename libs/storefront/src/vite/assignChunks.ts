/** A script of a build in which no script is grouped: it holds what the same parts need. */
export interface BuiltChunk {
  fileName: string;
  /** Ids of its modules. */
  modules: readonly string[];
  /** Names of the files and packages that it imports. */
  imports: readonly string[];
  /** Characters of its code. */
  size: number;
}

/** Code that is imported on demand. */
export interface BuiltPart {
  /** Id of its module. */
  id: string;
  /** Ids of the modules that import it. */
  importers: readonly string[];
  /** Name of the script it travels in; undefined where no page begins with it. */
  chunk: string | undefined;
}

/** What many parts need, pages among them that begin with it. */
export const SHARED = 'shared';
/** From so many parts on that pages begin with. */
const FIRST_COUNT = 4;
/** From so many parts on where some of them come later. */
const SHARE_COUNT = 6;
/** Characters of source below which no script of what few have in common is worth a request. */
const SMALL = 3000;

/** What many later parts need, such as dialogs and views of the profile, and no page begins with. */
export const LATER = 'later';
/** With fewer than eight, who opens one dialog would load much that only others need. */
const LATER_COUNT = 8;

/** The origin of parts that any page may load. */
export const ANY_PAGE = 'any';

/**
 * The script that each module should travel in, by its id; the bundler decides about modules without one. Small scripts cost a
 * request each and compress badly, so they are joined by what needs them: what pages of one name begin with; what pages begin
 * with whose names have a beginning in common (`item` for `item/product` and `item/recipe`); what is shared by many.
 */
export function assignChunks(
  chunks: readonly BuiltChunk[],
  parts: readonly BuiltPart[],
  entry: string,
): Map<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)));
  const withImports = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file) || !byFile.has(file)) return found;
    found.add(file);
    for (const imported of byFile.get(file)!.imports) withImports(imported, found);
    return found;
  };

  const ofEntry = withImports(entry);
  const partsOf = new Map<string, BuiltPart[]>();
  for (const part of parts) {
    const own = chunkOf.get(part.id);
    for (const file of own ? withImports(own.fileName) : []) partsOf.set(file, [...(partsOf.get(file) ?? []), part]);
  }
  const neededBy = (id: string): readonly BuiltPart[] => partsOf.get(chunkOf.get(id)?.fileName ?? '') ?? [];
  const originsOf = findOrigins(parts, (id) => {
    const file = chunkOf.get(id)?.fileName;
    return file === undefined || ofEntry.has(file) ? ANY_PAGE : neededBy(id);
  });

  const assigned = new Map<string, string>();
  const sizes = new Map<string, number>();
  const later: BuiltChunk[] = [];
  for (const chunk of chunks) {
    const needing = partsOf.get(chunk.fileName) ?? [];
    const first = needing.filter((part) => part.chunk !== undefined);
    if (first.length > 0) {
      const name = nameOf(needing, first, originsOf);
      for (const id of chunk.modules) assigned.set(id, name);
      sizes.set(name, (sizes.get(name) ?? 0) + chunk.size);
    } else if (needing.length >= LATER_COUNT) later.push(chunk);
  }
  // What pages have anyway, beside which a script needs nothing else.
  const isThere = new Set([...ofEntry].flatMap((file) => [file, ...byFile.get(file)!.imports]));
  const nameOfFile = (file: string) => assigned.get(byFile.get(file)?.modules[0] ?? '');
  /** Those of the scripts that import nothing but each other, and what may be there. */
  const complete = (scripts: Iterable<BuiltChunk>, mayBeThere: (file: string) => boolean): Set<BuiltChunk> => {
    const found = new Set(scripts);
    const stands = (file: string) => isThere.has(file) || found.has(byFile.get(file)!) || mayBeThere(file);
    for (let size = -1; size !== found.size;) {
      size = found.size;
      for (const one of found) if (!one.imports.every(stands)) found.delete(one);
    }
    return found;
  };

  const small = chunks.filter(({ fileName }) => {
    const name = nameOfFile(fileName);
    return name?.includes('+') && sizes.get(name)! < SMALL;
  });
  for (const { modules } of complete(small, (file) => nameOfFile(file) === SHARED))
    for (const id of modules) assigned.set(id, SHARED);
  for (const { modules } of complete(later, (file) => nameOfFile(file) !== undefined))
    for (const id of modules) assigned.set(id, LATER);
  return assigned;
}

function nameOf(
  needing: readonly BuiltPart[],
  first: readonly BuiltPart[],
  originsOf: ReadonlyMap<BuiltPart, ReadonlySet<string>>,
): string {
  const names = [...new Set(needing.flatMap((part) => [...originsOf.get(part)!]))].sort();
  const common = names.includes(ANY_PAGE) ? '' : commonBeginning(names);
  const isShared = first.length >= FIRST_COUNT || needing.length >= SHARE_COUNT;
  return common || (isShared ? SHARED : names.join('+'));
}

/** The names of the parts that pages begin with which lead to each part: its own, or those of whoever loads it. */
function findOrigins(
  parts: readonly BuiltPart[],
  whoNeeds: (importer: string) => readonly BuiltPart[] | typeof ANY_PAGE,
): Map<BuiltPart, Set<string>> {
  const origins = new Map(parts.map((part) => [part, new Set<string>(part.chunk === undefined ? [] : [part.chunk])]));
  const later = parts.filter(({ chunk }) => chunk === undefined);
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const part of later) {
      const own = origins.get(part)!;
      const before = own.size;
      for (const importer of part.importers) {
        const needing = whoNeeds(importer);
        const found = needing === ANY_PAGE ? [ANY_PAGE] : needing.flatMap((one) => [...origins.get(one)!]);
        for (const origin of found) own.add(origin);
      }
      hasChanged ||= own.size > before;
    }
  }
  return origins;
}

/** The segments with which all names begin, e.g. `item` of `item/product` and `item/recipe`. */
function commonBeginning(names: readonly string[]): string {
  const [first = [], ...others] = names.map((name) => name.split('/'));
  const length = first.findIndex((segment, index) => others.some((other) => other[index] !== segment));
  return (length < 0 ? first : first.slice(0, length)).join('/');
}

/**
 * The order in which scripts take their modules, from 0 to below `BREADTHS`: what a module imports is needed by at least as many
 * parts, and the bundler gives a script all that its modules import and no script before has taken.
 */
export function breadthOf(chunk: string): number {
  if (chunk === SHARED) return 0;
  if (chunk === LATER) return 4;
  if (chunk.includes('+')) return 1;
  return chunk.includes('/') ? 3 : 2;
}

/** Number of the steps that `breadthOf` tells. */
export const BREADTHS = 5;
