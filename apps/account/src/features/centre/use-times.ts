import { useIntl } from 'react-intl';

/** Times as the reader's language writes them, in the reader's own time zone. */
export function useTimes() {
  const intl = useIntl();
  return {
    day: (iso: string) => intl.formatDate(iso, { dateStyle: 'medium' }),
    moment: (iso: string) => intl.formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' }),
  };
}
