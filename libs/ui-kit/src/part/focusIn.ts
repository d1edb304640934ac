/** Which control of an element has the focus. */
export interface Focus {
  around: HTMLElement;
  kind: string;
  index: number;
}

/** What can have the focus, in its order. */
const controlsIn = (element: Element) => [
  ...element.querySelectorAll<HTMLElement>('a[href],button,input,select,summary'),
];

/** What a control is, and where it leads. */
const kindOf = (control: Element) => control.tagName + (control.getAttribute('href') ?? '');

/** Where the focus is, if it is in an element that is about to be replaced within `around`. */
export function focusIn(element: HTMLElement, around: HTMLElement): Focus | null {
  const { activeElement } = document;
  if (!activeElement || !element.contains(activeElement)) return null;
  return { around, kind: kindOf(activeElement), index: controlsIn(around).indexOf(activeElement as HTMLElement) };
}

/** Gives the focus to what stands in its place now. What leads to the same comes before what is another, then `around`. */
export function restoreFocus({ around, kind, index }: Focus) {
  const controls = controlsIn(around);
  const next = [controls[index], ...controls].find((control) => control && kindOf(control) === kind);
  (next ?? around).focus({ preventScroll: true });
}
