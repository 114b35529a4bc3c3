/** One row of docs/requirements.md. */
export interface Requirement {
  /** For example `VAL-PUB-01`. */
  id: string;
  /** The part of the id before its number, for example `VAL-PUB`. */
  area: string;
  text: string;
}

/** What an id looks like: capital words joined by hyphens, then a number. */
export const REQUIREMENT_ID = /^[A-Z]+(?:-[A-Z]+)*-\d+$/;

/**
 * Reads the ledger's table rows, in their order.
 * @throws Error when an id stands twice or when the count in the head of the file does not match
 */
export function parseRequirements(markdown: string): Requirement[] {
  const rows: Requirement[] = [];
  const seen = new Set<string>();
  for (const line of markdown.split('\n')) {
    const [, id, text] = /^\|\s*([A-Z][A-Z-]*-\d+)\s*\|\s*(.+?)\s*\|/.exec(line) ?? [];
    if (id === undefined || text === undefined) continue;
    if (seen.has(id)) throw new Error(`docs/requirements.md holds ${id} twice`);
    seen.add(id);
    rows.push({ id, area: id.slice(0, id.lastIndexOf('-')), text });
  }
  const stated = /Rows in all: (\d+)/.exec(markdown)?.[1];
  if (stated !== undefined && Number(stated) !== rows.length) {
    throw new Error(`docs/requirements.md says it has ${stated} rows, but ${rows.length} were found`);
  }
  return rows;
}
