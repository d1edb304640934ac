import { useConsent } from '@shop/analytics';
import { type DeviceIdentification as Settings, useBrand } from '@shop/brand';
import { useLocation } from '@shop/router';
import { useGetPublicSessionIdQuery } from '@shop/service-client/account';

/**
 * Loads the script that recognises the visitor's device, if the brand has one: once for each session, and only with
 * consent to external media.
 */
export function DeviceIdentification() {
  const { deviceIdentification } = useBrand();
  // The one category that says of others that they learn of the visit; the script counts nothing and advertises nothing.
  const isAllowed = useConsent().granted('externalMedia');
  return deviceIdentification?.snippetId && isAllowed ? <DeviceScript {...deviceIdentification} /> : null;
}

function DeviceScript({ snippetId, scriptUrl }: Settings) {
  const { pathname } = useLocation();
  // Asked for whenever the form opens: pages of visitors who are not signed in know no session.
  const { data: sessionId } = useGetPublicSessionIdQuery(pathname, { refetchOnMountOrArgChange: true });
  if (!sessionId) return null;
  const ids: Record<string, string> = { snippetId, sessionId };
  const src = scriptUrl.replace(/\{(snippetId|sessionId)\}/g, (_, name: string) => encodeURIComponent(ids[name]!));
  // React puts it into the head, once for each address. The path may hold a token, which is nobody else's business.
  return <script async src={src} referrerPolicy="origin" />;
}
