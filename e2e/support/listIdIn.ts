/** Id of the list that a page shows, from the state that the server wrote into it. */
export function listIdIn(html: string): string {
  return /"listId\\":\\"([^"\\]+)/.exec(html)?.[1] ?? '';
}
