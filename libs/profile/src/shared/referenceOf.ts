import type { ReferenceType } from '@shop/contracts';

interface About {
  referenceType: ReferenceType;
  referenceId: string;
  /** Empty where the item is gone. */
  referenceUrl?: string | undefined;
}

/** The item that an entry is about; null where nobody can write about it any more. */
export function referenceOf({ referenceType, referenceId, referenceUrl }: About) {
  return referenceType && referenceUrl ? { referenceType, referenceId } : null;
}
