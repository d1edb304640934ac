import type { ReferenceType } from '@shop/contracts';
import type { PageRequest } from '../pageKind';

const isServer = typeof document === 'undefined';

/**
 * The same `load`, which on the server asks beside it for what customers say, so that the HTML holds it. In a browser
 * those lists fetch themselves when somebody gets near.
 */
export function withCommunity<Outcome>(
  referenceType: Exclude<ReferenceType, ''>,
  load: (request: PageRequest) => Promise<Outcome>,
): (request: PageRequest) => Promise<Outcome> {
  if (!isServer) return load;
  return async (request) => {
    const { store, content, locale, url } = request;
    const { loadCommunity } = await import('@shop/community/reviews');
    const reference = { referenceType, referenceId: content.page.referenceId };
    const [outcome] = await Promise.all([
      load(request),
      loadCommunity(store, reference, { locale, search: url.search }),
    ]);
    return outcome;
  };
}
