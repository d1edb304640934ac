import type { Flyout } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { skipToken } from '@shop/service-client';
import { useGetFlyoutQuery } from '@shop/service-client/site';
import { useEffect, useState } from 'react';

const PREFIX = 'flyout.';

/** The flyout of this reference, cached in session storage; null until it is loaded, or if there is none. */
export function useFlyoutContent(reference: string): Flyout | null {
  const locale = useLocale();
  const key = `${PREFIX}${locale}.${reference}`;
  const [kept] = useState(() => readKept(key));
  const { data } = useGetFlyoutQuery(reference && !kept ? { reference, locale } : skipToken);
  const fetched = data?.ret ?? null;

  useEffect(() => {
    if (fetched) keep(key, fetched);
  }, [key, fetched]);

  return kept ?? fetched;
}

function keep(key: string, flyout: Flyout) {
  try {
    sessionStorage.setItem(key, JSON.stringify(flyout));
  } catch {
    // Without storage, it is fetched again.
  }
}

function readKept(key: string): Flyout | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Flyout | null;
    return Array.isArray(kept?.sections) ? kept : null;
  } catch {
    return null;
  }
}
