/** What of a tool for events is needed to fill in a form. */
interface Typist {
  click(element: Element): Promise<void>;
  paste(text: string): Promise<void>;
  keyboard(keys: string): Promise<void>;
  selectOptions(element: Element, value: string): Promise<void>;
}

/** Fills in fields by pasting, which is quicker than typing, and sends the form. Fields are found by their names, which are the same in every language. */
export async function fillInAndSend(within: HTMLElement, user: Typist, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = within.querySelector(`[name="${name}"]`);
    if (!field) throw new Error(`There is no field ${name}.`);
    if (field instanceof HTMLSelectElement) {
      await user.selectOptions(field, value);
    } else {
      await user.click(field);
      await user.paste(value);
    }
  }
  await user.keyboard('{Enter}');
}
