const MAX_LONG = 17;
const MAX_SHORT = 16;
const GROUP = 4;

/**
 * A voucher code in its printed format: upper case, in groups. Codes that start with E have 17 characters grouped
 * 5-4-4-4, the others 16 grouped 4-4-4-4 (specification, section 5).
 */
export function formatVoucherCode(typed: string): string {
  const code = typed.replace(/[^a-z0-9]/gi, '').toUpperCase();
  const isLong = code.startsWith('E');
  const first = isLong ? GROUP + 1 : GROUP;
  const groups = [code.slice(0, first)];
  for (let start = first; start < Math.min(code.length, isLong ? MAX_LONG : MAX_SHORT); start += GROUP) {
    groups.push(code.slice(start, start + GROUP));
  }
  return groups
    .filter(Boolean)
    .join('-')
    .slice(0, (isLong ? MAX_LONG : MAX_SHORT) + 3);
}
