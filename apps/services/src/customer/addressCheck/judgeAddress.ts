import type { Address, CustomerError } from '@shop/contracts';
import { marketOf } from '../../cart/markets.ts';
import type { Call } from '../../module.ts';
import type { AddressChecker, CheckedAddress } from './AddressChecker.ts';
import { builtInChecker } from './builtInChecker.ts';

/** What checks addresses: another one takes its place here. */
const checker: AddressChecker = builtInChecker;

export type AddressContext = { skipAddressValidation: boolean } | undefined;

/**
 * Why an address is not taken at once: there are others like it, or fields that are wrong, which are named as
 * `address.zip`. Null if it is fine, or the visitor insists.
 */
export async function judgeAddress(
  { site }: Pick<Call, 'site'>,
  address: CheckedAddress,
  context: AddressContext,
): Promise<CustomerError | null> {
  if (context?.skipAddressValidation) return null;
  const verdict = await checker.check(address, marketOf(site).country);
  if (verdict.kind === 'fine') return null;
  if (verdict.kind === 'acceptable') {
    const suggestions: Address[] = verdict.suggestions.map((suggestion) => ({ ...suggestion, id: '' }));
    return { addressError: { kind: 'acceptable', suggestions } };
  }
  const fields = Object.fromEntries(verdict.fields.map((field) => [`address.${field}`, ['invalid' as const]]));
  return { addressError: { kind: 'invalid', suggestions: [] }, validationError: { fields } };
}
