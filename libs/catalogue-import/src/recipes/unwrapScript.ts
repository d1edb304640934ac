/** Marks that hide a script from XML parsers and old browsers, in any combination: `//<![CDATA[`. */
const OPENING = /^(?:\s|<!--|-->|\/\/>?|\/\*|\*\/|<!\[CDATA\[)+/;
const CLOSING = [']]>', '-->', '<!', '//', '/*', '*/', ';'];

/** The JSON of a script, without the marks around it. */
export function unwrapScript(script: string): string {
  let text = script.replace(OPENING, '').trimEnd();
  for (let mark = closingOf(text); mark; mark = closingOf(text)) text = text.slice(0, -mark.length).trimEnd();
  return text;
}

function closingOf(text: string): string | undefined {
  return CLOSING.find((mark) => text.endsWith(mark));
}
