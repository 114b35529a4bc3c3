/**
 * A date as `yyyy/MM/dd`, in every language (spec §4).
 *
 * @param instant ISO 8601
 * @param timeZone IANA name of the zone whose day it is
 */
export function slashDate(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}/${part('month')}/${part('day')}`;
}
