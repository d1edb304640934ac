import { lateMessages, ShopIntlProvider, type ShopMessages, useLocale } from '@shop/intl';
import { type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';

interface LateTextsProps {
  /** Late messages; without any, all are there already. */
  late: ShopMessages | undefined;
  children: ReactNode;
}

/** Provides late messages with the others. */
export function LateTexts({ late, children }: LateTextsProps) {
  const locale = useLocale();
  const { messages } = useIntl();
  const all = useMemo(() => ({ ...late, ...messages }) as ShopMessages, [late, messages]);
  if (!late) return children;
  return (
    <ShopIntlProvider locale={locale} messages={all}>
      {children}
    </ShopIntlProvider>
  );
}

/** The loader of late messages in the page's language; none where all messages are there already. */
export function useLateMessages() {
  return lateMessages[useLocale()];
}
