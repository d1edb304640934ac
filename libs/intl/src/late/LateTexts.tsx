import { type ReactNode, use } from 'react';
import { useIntl } from 'react-intl';
import { lateMessages } from '../lateMessages';
import { ShopIntlProvider, type ShopMessages } from '../ShopIntlProvider';
import { useLocale } from '../useLocale';
import { withLateMessages } from './withLateMessages';

const isServer = typeof document === 'undefined';

interface LateTextsProps {
  /** Late messages; without any, all are there already. */
  late: ShopMessages | undefined;
  children: ReactNode;
}

/** Provides late messages with the others. */
export function LateTexts({ late, children }: LateTextsProps) {
  const locale = useLocale();
  const { messages } = useIntl();
  if (!late) return children;
  return (
    <ShopIntlProvider locale={locale} messages={withLateMessages(late, messages as ShopMessages)}>
      {children}
    </ShopIntlProvider>
  );
}

/** The loader of late messages in the page's language; none where all messages are there already. */
export function useLateMessages() {
  return lateMessages[useLocale()];
}

/** Late messages of parts whose HTML the server writes: it waits for them. A browser has those it has loaded. */
export function useLateTexts(): ShopMessages | undefined {
  const texts = useLateMessages();
  if (!texts) return undefined;
  return (texts.loaded() ?? (isServer ? use(texts.load()) : null))?.default;
}
