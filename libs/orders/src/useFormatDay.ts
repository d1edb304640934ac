import { formatDate } from '@shop/intl';
import { useIntl } from 'react-intl';

/** Writes a day, `2026-11-27`, with its weekday in the page's language: `Freitag, 27.11.2026`. */
export function useFormatDay(): (day: string) => string {
  const { formatDate: format, formatMessage } = useIntl();
  return (day) => {
    const at = Date.parse(day);
    const weekday = format(at, { weekday: 'long', timeZone: 'UTC' });
    return formatMessage({ id: 'orders.date.day' }, { weekday, date: formatDate(at) });
  };
}
