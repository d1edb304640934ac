/** Which control of an element is meant, in a way that holds when what is inside is rendered anew. */
export interface ControlPosition {
  around: HTMLElement;
  kind: string;
  index: number;
}

/** What a visitor can focus or press, in its order. */
const controlsIn = (element: Element) => [
  ...element.querySelectorAll<HTMLElement>('a[href],button,input,select,summary'),
];

/** Text without its figures: counts may have risen since the server wrote them. */
const wordsOf = (control: Element) => control.textContent.replace(/\d+/g, '');

/** The entry of a list that a control acts on: its `data-key`, or where its first link leads, or else its text. */
function entryOf(control: Element): string {
  const keyed = control.parentElement?.closest<HTMLElement>('[data-key]');
  if (keyed) return keyed.dataset.key!;
  const entry = control.closest('article,li');
  return entry ? (entry.querySelector('a[href]')?.getAttribute('href') ?? wordsOf(entry)) : '';
}

/**
 * What identifies a control in the server's HTML and in what takes its place: where it leads, or the entry it acts on with
 * its own `data-key`, which controls have whose text differs between visitors, or else its text.
 */
function kindOf(control: HTMLElement): string {
  const href = control.getAttribute('href');
  return [
    control.tagName,
    ...(href === null ? [entryOf(control), control.dataset.key ?? wordsOf(control)] : [href]),
  ].join();
}

/** The position of a control in what is around an element; null where it is not in the element. */
export function positionOf(control: HTMLElement | null, element: Element): ControlPosition | null {
  if (!control || !element.contains(control)) return null;
  const around = element.parentElement!;
  return { around, kind: kindOf(control), index: controlsIn(around).indexOf(control) };
}

/**
 * The control at a position now, or the same one elsewhere: entries may have come before it. Null where it stands no
 * more: pressing what is there instead would act on another entry.
 */
export function controlAt({ around, kind, index }: ControlPosition): HTMLElement | null {
  const controls = controlsIn(around);
  return [controls[index], ...controls].find((control) => control && kindOf(control) === kind) ?? null;
}
