type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Reads what was typed and ticked before React hydrates the page, which it does not. Returns a function that tells
 * components of it afterwards, and of what was typed meanwhile, as if it were typed then.
 */
export function keepInput(root: ParentNode): () => void {
  const before = changedFields(root);
  return () => {
    // All are read first: the first change that React hears of resets the other fields to what it knows.
    for (const [field, value] of new Map([...before, ...changedFields(root)])) {
      if (isTicked(field)) {
        field.checked = field.defaultChecked;
        field.click();
      } else {
        // React ignores an event whose value it has seen already.
        field.value = field.defaultValue;
        setNatively(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  };
}

/** Fields with another value than the server wrote, with that value. */
function changedFields(root: ParentNode): Map<Field, string> {
  const fields = [...root.querySelectorAll<Field>('input:not([type=hidden]), textarea')];
  const changed = fields.filter((field) =>
    isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue,
  );
  // A radio button that is ticked unticks another, which is its part of the same change.
  return new Map(
    changed
      .filter((field) => field.type !== 'radio' || (isTicked(field) && field.checked))
      .map((field) => [field, field.value]),
  );
}

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** Sets a value without React's knowledge, which overrides the property of each field. */
function setNatively(field: Field, value: string) {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
}
