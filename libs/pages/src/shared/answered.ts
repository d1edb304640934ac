/** The services did not give what a page cannot be shown without. */
export class UnansweredError extends Error {}

/** The answer of a call the page cannot be shown without. Throws where none came: "there is nothing" would be a lie. */
export function answered<Reply>(result: { data?: Reply }): Reply {
  if (result.data === undefined) throw new UnansweredError('The services did not answer.');
  return result.data;
}
