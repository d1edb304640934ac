import { useMemo, useSyncExternalStore } from 'react';
import type { ConsentCategory, OptionalCategory } from './consentRecord';
import { type ConsentChoice, decideConsent, grantConsent, rememberedConsent, subscribeToConsent } from './consentStore';

export interface Consent {
  /** The visitor has answered the question. False on the server and until mount. */
  decided: boolean;
  granted(category: ConsentCategory): boolean;
  /** Grants one category, e.g. external media by a click on a video. */
  grant(category: OptionalCategory): void;
  decide(choice: ConsentChoice): void;
}

const unknownOnServer = () => null;

/** The visitor's consent. On the server and until mount only what is necessary is allowed. */
export function useConsent(): Consent {
  const record = useSyncExternalStore(subscribeToConsent, rememberedConsent, unknownOnServer);
  return useMemo(
    () => ({
      decided: record?.decided ?? false,
      granted: (category) => category === 'necessary' || Boolean(record?.granted.includes(category)),
      grant: grantConsent,
      decide: decideConsent,
    }),
    [record],
  );
}
