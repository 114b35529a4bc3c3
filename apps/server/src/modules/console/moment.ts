/**
 * A moment of the wire as a date; what is left out stays out.
 *
 * @param moment ISO 8601, or null for none
 */
export function momentOf<Absent extends null | undefined>(moment: string | Absent): Date | Absent {
  return typeof moment === 'string' ? new Date(moment) : moment;
}
