import { isObject, type JsonObject, listOf } from './JsonObject.ts';

const MAX_LENGTH = 2000;
/** Names that are unique anywhere: URN (RFC 8141) and tag URI (RFC 4151). */
const NAME = /^(?:urn:[a-z0-9][a-z0-9-]{1,31}:|tag:[^\s,:]+,\d{4}[\d-]*:)\S+$/i;

/**
 * What names a recipe anywhere: its `@id` if it is an address or a URN or tag URI, else the address of its page. Empty
 * if there is none: a fragment or a flag such as `true` names nothing, and a site's home page names all of its recipes.
 */
export function recipeAddress(data: JsonObject): string {
  const names = [data['@id'], ...listOf(data['url']), ...listOf(data['mainEntityOfPage'])]
    .flatMap((one) => (isObject(one) ? [one['@id'], one['url']] : [one]))
    .filter((one) => typeof one === 'string')
    .map((one) => one.trim());
  return names.find((one) => one.length <= MAX_LENGTH && (NAME.test(one) || isPage(one))) ?? '';
}

function isPage(address: string): boolean {
  if (!/^https?:\/\//i.test(address) || /\s/.test(address) || !URL.canParse(address)) return false;
  const { pathname, search } = new URL(address);
  return pathname !== '/' || search !== '';
}
