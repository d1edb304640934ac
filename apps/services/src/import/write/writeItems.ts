import type {
  ImportedItem,
  ImportReport,
  Outcome,
  PictureResolver,
  PictureSource,
  Progress,
} from '@shop/catalogue-import';
import type { ImportScope } from './ImportScope.ts';
import { isAsWanted } from './isAsWanted.ts';
import { readStates } from './readStates.ts';
import { withoutMovedSkus } from './variants.ts';
import { wantedState, type WantedState } from './wantedState.ts';
import { writeStates } from './writeStates.ts';

/** Items looked up and written per batch. */
const CHUNK = 200;

interface Judged {
  given: ImportedItem;
  wanted: WantedState;
  outcome: Outcome;
  notes: string[];
}

/** Writes items into the catalogue. Items already in the wanted state are skipped. Returns the ids of the others. */
export async function writeItems(
  scope: ImportScope,
  items: readonly ImportedItem[],
  resolver: PictureResolver,
  report: ImportReport,
  progress?: Progress,
): Promise<string[]> {
  const changed: string[] = [];
  scope.lists.countNames(items);
  const named = new Set(items.flatMap(({ skus }) => skus.map(({ id }) => id)));
  for (let start = 0; start < items.length; start += CHUNK) {
    const judged = await judge(scope, items.slice(start, start + CHUNK), resolver, named);
    await writeOrSkip(
      scope,
      judged.filter(({ outcome }) => outcome !== 'unchanged'),
    );
    for (const { given, outcome, notes } of judged) {
      if (outcome === 'taken' || outcome === 'updated') changed.push(given.id);
      for (const { file, id, notes: own } of given.entries)
        report.add({ file, id, outcome, notes: [...own, ...notes] });
    }
    progress?.('items', Math.min(start + CHUNK, items.length), items.length);
  }
  return changed;
}

async function judge(
  scope: ImportScope,
  items: readonly ImportedItem[],
  resolver: PictureResolver,
  named: ReadonlySet<string>,
): Promise<Judged[]> {
  const ids = items.map(({ id }) => id);
  const states = await readStates(scope.tx, scope.site, ids);
  const judged: Judged[] = [];
  for (const given of items) {
    const notes: string[] = [];
    const find = (sources: readonly PictureSource[]) => findPictures(resolver, sources, notes);
    const skus: string[][] = [];
    const steps: string[][] = [];
    const own = await find(given.pictures);
    for (const { pictures } of given.skus) skus.push(await find(pictures));
    for (const { pictures } of given.recipe?.steps ?? []) steps.push(await find(pictures));
    const cook = (await find(given.recipe?.cook?.picture ? [given.recipe.cook.picture] : []))[0] ?? null;
    const before = withoutMovedSkus(states.get(given.id), given, named);
    const wanted = await wantedState(scope, given, { own, skus, steps, cook }, before, notes);
    const outcome = !before ? 'taken' : isAsWanted(before, wanted) ? 'unchanged' : 'updated';
    judged.push({ given, wanted, outcome, notes });
  }
  return judged;
}

async function findPictures(
  resolver: PictureResolver,
  sources: readonly PictureSource[],
  notes: string[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const source of sources) {
    const { id, problem } = await resolver.resolve(source);
    if (id) ids.push(id);
    else notes.push(`picture ${source.address.slice(0, 100)} left out: ${problem}`);
  }
  return [...new Set(ids)];
}

/** If a batch fails, its items are written one by one. */
async function writeOrSkip(scope: ImportScope, judged: readonly Judged[]): Promise<void> {
  try {
    await scope.tx.transaction((tx) =>
      writeStates(
        { ...scope, tx },
        judged.map(({ wanted }) => wanted),
      ),
    );
  } catch (error) {
    const [only, ...others] = judged;
    if (!only) throw error;
    if (others.length) {
      for (const one of judged) await writeOrSkip(scope, [one]);
      return;
    }
    only.outcome = 'skipped';
    only.notes.unshift(`the database refuses it: ${causeOf(error)}`);
  }
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
