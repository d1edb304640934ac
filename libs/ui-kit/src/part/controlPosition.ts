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

/** Where a control leads; of any other, what it says, and the entry of a list that it acts on. */
const kindOf = (control: Element) =>
  control.tagName +
  (control.getAttribute('href') ?? [control.textContent, control.closest('article,li')?.textContent].join());

/** The position of a control within `around`; null where it is not in `element`, a part of that. */
export function positionOf(control: Element | null, element: Element, around: HTMLElement): ControlPosition | null {
  if (!control || !element.contains(control)) return null;
  return { around, kind: kindOf(control), index: controlsIn(around).indexOf(control as HTMLElement) };
}

/**
 * The control at a position now, or the same one elsewhere: entries may have come before it. Null where it stands no
 * more: pressing what is there instead would act on another entry.
 */
export function controlAt({ around, kind, index }: ControlPosition): HTMLElement | null {
  const controls = controlsIn(around);
  return [controls[index], ...controls].find((control) => control && kindOf(control) === kind) ?? null;
}
