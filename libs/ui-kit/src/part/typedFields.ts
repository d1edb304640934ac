/** Inputs with another text than the server wrote. */
export const typedFields = (element: Element) =>
  [...element.querySelectorAll<HTMLInputElement>('input')].filter(
    (input) => !/^(?:hidden|checkbox|radio)$/.test(input.type) && input.value !== input.defaultValue,
  );

/** Types a text into an input, so that React hears of it; nothing for another element. */
export function typeInto(element: Element | null, text: string) {
  if (!(element instanceof HTMLInputElement)) return;
  // React overrides the property of each input, and would ignore an event whose value it has seen set.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
