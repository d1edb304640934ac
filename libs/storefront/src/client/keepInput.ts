type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Reads what was typed, ticked and selected before React hydrates the page, which it does not. Returns a function that
 * tells components of it afterwards, and of what was typed meanwhile, as if it were typed then.
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
        field.value = initialValue(field);
        // Sets the value without React's knowledge, which overrides the property of each field.
        Reflect.set(Object.getPrototypeOf(field) as Field, 'value', value, field);
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }
  };
}

/** Fields with another value than the server wrote, with that value. */
function changedFields(root: ParentNode): Map<Field, string> {
  const fields = [...root.querySelectorAll<Field>('input:not([type=hidden]), textarea, select')];
  const changed = fields.filter((field) =>
    isTicked(field) ? field.checked !== field.defaultChecked : field.value !== initialValue(field),
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

/** What the server wrote; of a select without a selected option, the first. */
function initialValue(field: Exclude<Field, { checked: boolean }>): string {
  if (!('options' in field)) return field.defaultValue;
  return (field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value ?? '';
}
