import type pg from 'pg';
import type { Statement } from './benchServer.ts';

/** How Postgres ran a statement. */
export interface Plan {
  /** As Postgres reports it, without estimates. */
  text: string;
  /** 8 kB pages touched, in memory or not. */
  pages: number;
  /** Tables of some size that were read from end to end. */
  wholeTables: string[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
}

/** Rows beyond which reading a whole table counts. */
const SOME_SIZE = 1_000;
/** Part of a table that is as good as all of it. */
const MOST = 0.9;

/** Runs a statement of a list once more and reports how. Writes are undone. */
export async function explain(client: pg.Client, { sql, parameters }: Statement): Promise<Plan> {
  await client.query('begin');
  try {
    const values = [...parameters];
    const text = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers, costs off, timing off, summary off) ${sql}`,
      values,
    );
    const tree = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, buffers, format json) ${sql}`,
      values,
    );
    const root = tree.rows[0]?.['QUERY PLAN'][0]?.Plan;
    return {
      text: text.rows.map((row) => row['QUERY PLAN']).join('\n'),
      pages: (root?.['Shared Hit Blocks'] ?? 0) + (root?.['Shared Read Blocks'] ?? 0),
      wholeTables: root === undefined ? [] : wholeTablesOf(root, await sizesOf(client)),
    };
  } finally {
    await client.query('rollback');
  }
}

/** Rows of each table, as the planner knows them. */
async function sizesOf(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; size: number }>(
    "select relname as name, reltuples::float8 as size from pg_class where relkind = 'r'",
  );
  return new Map(rows.map(({ name, size }) => [name, size]));
}

/** Tables that were read to their end, not only until there were enough rows for a page. */
function wholeTablesOf(node: PlanNode, sizes: ReadonlyMap<string, number>): string[] {
  const read = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  const own =
    node['Node Type'].endsWith('Seq Scan') &&
    node['Relation Name'] !== undefined &&
    read > SOME_SIZE &&
    read > (sizes.get(node['Relation Name']) ?? 0) * MOST
      ? [node['Relation Name']]
      : [];
  return [...own, ...(node.Plans ?? []).flatMap((plan) => wholeTablesOf(plan, sizes))];
}
