import type { Texts } from '@boardwalk/app-shell/language';
import type { Language } from '@boardwalk/domain';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';

/** What the server keeps from page to page: a page of its own for each visitor would make all formatters again. */
const kept = new WeakMap<Texts, Map<string, IntlShape>>();
const cache = createIntlCache();

/** The texts of a language and its formats, in a time zone; the same ones each time. */
export function intlOf(language: Language, texts: Texts, timeZone: string): IntlShape {
  const byZone = kept.get(texts) ?? new Map<string, IntlShape>();
  kept.set(texts, byZone);
  const known = byZone.get(timeZone) ?? makeIntl(language, texts, timeZone);
  byZone.set(timeZone, known);
  return known;
}

function makeIntl(locale: Language, messages: Texts, timeZone: string): IntlShape {
  const intl = createIntl({ locale, messages, timeZone }, cache);
  const { formatters, formatMessage } = intl;
  const { getMessageFormat } = formatters;
  const formats = new WeakMap<object, ReturnType<typeof getMessageFormat>>();
  // The library looks each message up by its whole syntax tree and all formats, written as JSON.
  formatters.getMessageFormat = (message, ...how) => {
    if (typeof message === 'string') return getMessageFormat(message, ...how);
    const known = formats.get(message) ?? getMessageFormat(message, ...how);
    formats.set(message, known);
    return known;
  };
  // And puts its formats together again for each message, known or not.
  const format = (...asked: Parameters<typeof formatMessage>) => {
    const [{ id }, values = {}] = asked;
    const message: unknown = messages[String(id)];
    const known = Array.isArray(message) ? formats.get(message) : undefined;
    if (known === undefined || asked.length > 2 || !arePlain(values)) return formatMessage(...asked);
    try {
      return known.format(values) as string;
    } catch {
      // It reports what is wrong, and finds something to show.
      return formatMessage(...asked);
    }
  };
  return Object.assign(intl, { formatMessage: format, $t: format });
}

/** Whether values give text, and no elements of a page. */
function arePlain(values: object): values is Record<string, string | number> {
  return Object.values(values).every((value) => typeof value === 'string' || typeof value === 'number');
}
