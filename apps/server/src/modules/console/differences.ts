import type { ModerationChange } from '../../infra/database/moderationTables.ts';

/** A value as it can be written in the log of moderation: texts by language become one field each. */
export type LoggedValue = string | number | boolean | Date | null | Readonly<Partial<Record<string, string>>>;

/**
 * What differs between two states of a thing, for the log.
 *
 * @param before values by field
 * @param after the same fields as they are now
 */
export function differences(
  before: Readonly<Record<string, LoggedValue>>,
  after: Readonly<Record<string, LoggedValue>>,
): ModerationChange[] {
  const [old, fresh] = [flatten(before), flatten(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map((field) => ({ field, from: old.get(field) ?? null, to: fresh.get(field) ?? null }))
    .filter(({ from, to }) => from !== to);
}

function flatten(values: Readonly<Record<string, LoggedValue>>): Map<string, string | null> {
  return new Map(
    Object.entries(values).flatMap(([field, value]): [string, string | null][] => {
      if (value === null) return [[field, null]];
      if (value instanceof Date) return [[field, value.toISOString()]];
      if (typeof value !== 'object') return [[field, String(value)]];
      return Object.entries(value).map(([language, text]) => [`${field}.${language}`, text ?? null]);
    }),
  );
}
