/** Query parameters that ask an image service for a size or crop, not for another picture. */
const SIZE_PARAMETERS =
  /^(?:w|h|width|height|wid|hei|size|resize|fit|crop|rect|quality|q|dpr|auto|format|fm|ar|ratio|strip|ssl|zoom|gravity|impolicy|imwidth|sw|sh)$/i;
const SIZE = /(\d{1,5})[x×](\d{1,5})/i;
/** Side in px from which two numbers are a size; smaller ones are a ratio: 16x9. */
const MIN_SIDE = 50;
/** `-1200x900`, `_4x3`, `@2x`, `-scaled` before the extension. */
const SIZE_IN_NAME =
  /(?:[-_.@](?:\d{1,5}[x×]\d{1,5}|[123]x|scaled|square|landscape|portrait|crop(?:ped)?))+(?=\.\w{2,5}$|$)/i;
/** A folder of one size or of a service's instructions: `/16x9/`, `/w_600,c_fill/`. */
const SIZE_FOLDER = /^(?:\d{1,5}[x×]\d{1,5}|(?:(?:w|h|c|g|q|f|ar|dpr|t|x|y|z)_[\w.:-]+)(?:,(?:\w{1,3}_[\w.:-]+))*)$/i;

interface Judged {
  address: string;
  /** The address without its size. */
  picture: string;
  /** px²; infinite for the original, 0 if unknown. */
  area: number;
}

/**
 * The addresses without those of other crops or sizes of the same picture, as pages name for search engines: of each
 * picture the original, else the largest, else the first.
 */
export function withoutCrops(addresses: readonly string[]): string[] {
  const byPicture = Map.groupBy(addresses.map(judge), ({ picture }) => picture);
  return [...byPicture.values()].map(
    (crops) => crops.reduce((best, one) => (one.area > best.area ? one : best)).address,
  );
}

function judge(address: string): Judged {
  const [path = '', query = ''] = address.replace(/#.*$/, '').split(/\?(.*)/s);
  const parameters = query.split('&').filter((one) => one && !SIZE_PARAMETERS.test(one.split('=')[0]!));
  const folders = path.split('/');
  const name = (folders.pop() ?? '').replace(SIZE_IN_NAME, '');
  const kept = folders.filter((folder) => !SIZE_FOLDER.test(folder));
  const picture = [[...kept, name].join('/'), ...parameters].join('?');
  return { address, picture, area: picture === address ? Infinity : areaOf(address) };
}

function areaOf(address: string): number {
  const [, width, height] = SIZE.exec(address) ?? [];
  const [wide, high] = width
    ? [Number(width), Number(height)]
    : [numberIn(address, /[?&,/](?:w|width|imwidth)[=_](\d+)/i), numberIn(address, /[?&,/](?:h|height)[=_](\d+)/i)];
  return Math.max(wide, high) < MIN_SIDE ? 0 : (wide || high) * (high || wide);
}

function numberIn(address: string, pattern: RegExp): number {
  return Number(pattern.exec(address)?.[1] ?? 0);
}
