/** Ids for an attribute such as `aria-describedby`, without those that do not apply; undefined when none is left. */
export function idList(...ids: ReadonlyArray<string | false | null | undefined>): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
